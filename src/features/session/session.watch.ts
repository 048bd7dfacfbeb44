import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { atom } from 'jotai'
import { onTabMessage, tellTabs } from '#device/tabs/tabs.ts'
import { store } from '#net/query/queryClient.ts'
import { credentialsAtom } from '#net/session/credentials.ts'
import { hasSignedOut } from '#net/session/signOut.ts'
import { toast } from '#ui/feedback/toasts.ts'
import {
  isLapsedAtom,
  lapseSessionIntent,
  loseSessionIntent,
  restoreSessionIntent,
  roleAtom,
  sessionAtom,
} from './session.atoms.ts'
import { eraseToken, readSession, sessionKey } from './session.storage.ts'

let dismissNotice = () => {}

/** A new notice about the session replaces the one before. */
function notify(...notice: Parameters<typeof toast>) {
  dismissNotice()
  dismissNotice = toast(...notice)
}

const notifyLoggedOut = () =>
  notify('fail', t`The account has been logged out, please log in again`, 8000)

const notifyTrialOver = () => notify('info', t`Your free trial is over`, 8000)

let isOverForm = () => false

/** At the start of the app, a session can end before the catalog has loaded. */
function onceTranslated(tell: () => unknown) {
  if (i18n.locale) return tell()
  const stop = i18n.on('change', () => {
    stop()
    tell()
  })
}

export const expireSessionIntent = atom(null, (get, set, token: string) => {
  if (get(sessionAtom)?.token !== token || get(isLapsedAtom) || hasSignedOut()) return
  // Another tab already has a newer token: changing the password ends the previous one.
  if ((readSession()?.token ?? token) !== token) return set(followIntent)
  eraseToken()
  tellTabs({ type: 'lapsed' })
  set(lapseIntent)
})

/** A form waits for the player to sign in again; on any other page the visitor becomes a guest. */
const lapseIntent = atom(null, (get, set) => {
  if (!get(sessionAtom) || get(isLapsedAtom)) return
  const isTrial = get(roleAtom) === 'trial'
  if (isOverForm() && !isTrial) set(lapseSessionIntent)
  else set(leaveSessionIntent, isTrial ? notifyTrialOver : notifyLoggedOut)
})

export const leaveSessionIntent = atom(null, (get, set, tell: () => unknown = notifyLoggedOut) => {
  if (!get(sessionAtom)) return
  set(loseSessionIntent)
  onceTranslated(tell)
})

/** Follows the other tabs, and catches up when a page is restored from the bfcache. */
export const watchSessionIntent = atom(null, (_get, set, isForm: () => boolean) => {
  isOverForm = isForm
  store.sub(credentialsAtom, () => store.get(credentialsAtom) && dismissNotice())
  onTabMessage(({ type }) => {
    if (type === 'signed-in') set(followIntent)
    else if (type === 'lapsed') set(lapseIntent)
    else set(leaveSessionIntent)
  })
  addEventListener('storage', ({ key }) => {
    if (key === sessionKey || key === null) set(followIntent)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) set(followIntent)
  })
})

const followIntent = atom(null, (get, set) => {
  const earlier = get(sessionAtom)
  if (earlier && !readSession() && !hasSignedOut()) return set(lapseIntent)
  if (!set(restoreSessionIntent)) return
  const now = get(sessionAtom)
  if (!now) onceTranslated(notifyLoggedOut)
  else if (earlier?.userName !== now.userName)
    onceTranslated(() =>
      notify(
        'info',
        t({ message: `Signed in as ${now.userName}`, comment: 'The placeholder is a username.' }),
      ),
    )
})
