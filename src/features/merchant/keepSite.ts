import type { store as Store } from '../../net/queryClient.ts'
import { knownSiteAtom, siteAtom } from './merchant.atoms.ts'
import { writeSite } from './site.storage.ts'

/** Leaves on the device what the next start needs of the platform's word of itself, and when it was said. */
export function keepSite(store: typeof Store) {
  const keep = () => {
    if (store.get(siteAtom).value) writeSite(store.get(knownSiteAtom))
  }
  keep()
  return store.sub(knownSiteAtom, keep)
}
