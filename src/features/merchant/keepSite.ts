import type { store as Store } from '../../net/queryClient.ts'
import { knownSiteAtom } from './merchant.atoms.ts'
import { writeSite } from './site.storage.ts'

/** Leaves on the device what the next start's lobby needs of the platform's word of itself. */
export function keepSite(store: typeof Store) {
  const keep = () => writeSite(store.get(knownSiteAtom))
  keep()
  return store.sub(knownSiteAtom, keep)
}
