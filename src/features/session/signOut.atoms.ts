import { atom } from 'jotai'
import { logout } from '../../api/session.ts'
import { tellTabs } from '../../device/tabs.ts'
import { perform } from '../../net/intent.ts'
import { loseSessionIntent, restoreSessionIntent } from './session.atoms.ts'
import { eraseSession } from './session.storage.ts'

/** Nothing stored names the player any more, and the other tabs are left; this one may be on its way out. */
function eraseEverywhere() {
  eraseSession()
  tellTabs({ type: 'signed-out' })
}

/** Forgets the player on this device, in this tab and the others. */
export const endSessionIntent = atom(null, (_get, set) => {
  eraseEverywhere()
  set(loseSessionIntent)
})

/**
 * Tells the platform and forgets the player on this device at once, for the page may be closed on the way out. The
 * tab stays the player's until it stands where a guest may be. Settles when the platform has answered, or will not.
 */
export const logoutIntent = atom(null, async (_get, set, wayOut: () => Promise<unknown>) => {
  const told = perform(logout, {}).catch(() => undefined)
  eraseEverywhere()
  await wayOut()
  set(restoreSessionIntent)
  await told
})
