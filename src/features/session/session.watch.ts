import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { onTabMessage } from '../../device/tabs.ts'
import { store } from '../../net/queryClient.ts'
import { toast } from '../../ui/toasts.ts'
import {
  endSessionIntent,
  loseSessionIntent,
  restoreSessionIntent,
  sessionAtom,
} from './session.atoms.ts'
import { sessionKey } from './session.storage.ts'

const sayLoggedOut = () =>
  inWords(() => toast('fail', t`The account has been logged out, please log in again`, 8000))

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
  if (store.get(sessionAtom)?.token !== token) return
  store.set(endSessionIntent)
  sayLoggedOut()
}

/** Keeps this tab with the others, and a page that comes back from the past with the present. */
export function watchSession() {
  onTabMessage((message) => {
    if (message.type === 'signed-in') follow()
    else if (store.get(sessionAtom)) {
      store.set(loseSessionIntent)
      sayLoggedOut()
    }
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
  if (!store.set(restoreSessionIntent)) return
  const now = store.get(sessionAtom)
  if (!now) sayLoggedOut()
  else if (earlier?.userName !== now.userName)
    inWords(() => toast('info', t`Signed in as ${now.userName}`))
}
