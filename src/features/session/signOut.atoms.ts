import { atom } from 'jotai'
import { logout } from '../../api/session.ts'
import { perform } from '../../net/intent.ts'
import { restoreSessionIntent } from './session.atoms.ts'
import { eraseSession } from './session.storage.ts'

/**
 * Tells the platform and forgets the player on this device at once, for the page may be closed on the way out. The
 * tab stays the player's until it stands where a guest may be. Nobody waits for the platform's answer.
 */
export const logoutIntent = atom(null, async (_get, set, wayOut: () => Promise<unknown>) => {
  void perform(logout, {}).catch(() => undefined)
  eraseSession()
  await wayOut()
  set(restoreSessionIntent)
})
