import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { onTabMessage, tellTabs } from '../../device/tabs/tabs.ts'
import { store } from '../../net/queryClient.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import {
  isLapsedAtom,
  lapseSessionIntent,
  loseSessionIntent,
  restoreSessionIntent,
  roleAtom,
  sessionAtom,
} from './session.atoms.ts'
import { eraseToken, hasSignedOut, readSession, sessionKey } from './session.storage.ts'

const sayLoggedOut = () =>
  inWords(() => toast('fail', t`The account has been logged out, please log in again`, 8000))

const sayTrialOver = () => inWords(() => toast('info', t`Your free trial is over`, 8000))

let isOverForm = () => false

/** At the start a session can end before the language has come. */
function inWords(say: () => void) {
  if (i18n.locale) return say()
  const stop = i18n.on('change', () => {
    stop()
    say()
  })
}

/** The platform no longer knows this token. */
export function expireSession(token: string) {
  if (store.get(sessionAtom)?.token !== token || store.get(isLapsedAtom) || hasSignedOut()) return
  // Another tab has a newer one already: a change of password ends the one before it.
  if ((readSession()?.token ?? token) !== token) return follow()
  eraseToken()
  tellTabs({ type: 'lapsed' })
  lapse()
}

/** Over a form of the player's the page waits for them to come back; anywhere else it is a guest's. */
function lapse() {
  if (!store.get(sessionAtom) || store.get(isLapsedAtom)) return
  const isTrial = store.get(roleAtom) === 'trial'
  if (isOverForm() && !isTrial) store.set(lapseSessionIntent)
  else leave(isTrial ? sayTrialOver : sayLoggedOut)
}

/** The player is gone from this tab, a form too; the others know. */
export function leave(say = sayLoggedOut) {
  if (!store.get(sessionAtom)) return
  store.set(loseSessionIntent)
  say()
}

/** Keeps this tab with the others, and a page that comes back from the past with the present. */
export function watchSession(isForm = isOverForm) {
  isOverForm = isForm
  onTabMessage(({ type }) => {
    if (type === 'signed-in') follow()
    else if (type === 'lapsed') lapse()
    else leave()
  })
  addEventListener('storage', ({ key }) => {
    if (key === sessionKey || key === null) follow()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow()
  })
}

function follow() {
  const earlier = store.get(sessionAtom)
  if (earlier && !readSession() && !hasSignedOut()) return lapse()
  if (!store.set(restoreSessionIntent)) return
  const now = store.get(sessionAtom)
  if (!now) sayLoggedOut()
  else if (earlier?.userName !== now.userName)
    inWords(() => toast('info', t`Signed in as ${now.userName}`))
}
