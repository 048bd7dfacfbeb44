import { atom } from 'jotai'
import { restoreSessionIntent } from '#features/session/session.atoms.ts'
import { eraseSession } from '#features/session/session.storage.ts'
import { tellSignOut } from './signOut.delivery.ts'

/**
 * Erases storage at once, because the page may close while leaving, and does not wait for the platform. The tab keeps
 * the player until it shows a page for guests; otherwise a guard would redirect to the login.
 */
export const logoutIntent = atom(null, async (_get, set, wayOut: () => Promise<unknown>) => {
  void tellSignOut()
  eraseSession()
  await wayOut()
  set(restoreSessionIntent)
})
