import { atom } from 'jotai'
import { restoreSessionIntent } from '../session.atoms.ts'
import { eraseSession } from '../session.storage.ts'
import { tellSignOut } from './signOut.delivery.ts'

/**
 * Tells the platform and forgets the player on this device at once, for the page may be closed on the way out. The
 * tab stays the player's until it stands where a guest may be. Nobody waits for the platform's answer.
 */
export const logoutIntent = atom(null, async (_get, set, wayOut: () => Promise<unknown>) => {
  void tellSignOut()
  eraseSession()
  await wayOut()
  set(restoreSessionIntent)
})
