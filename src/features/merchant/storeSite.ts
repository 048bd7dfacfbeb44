import { atom } from 'jotai'
import { knownSiteAtom, siteAtom } from './merchant.atoms.ts'
import { writeSite } from './site.storage.ts'

/** Leaves on the device what the next start needs of the platform's word of itself, and when it was said. */
export const storeSiteIntent = atom(null, (get) => {
  if (get(siteAtom).value) writeSite(get(knownSiteAtom))
})
