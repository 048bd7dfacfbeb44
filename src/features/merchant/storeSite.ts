import { atom } from 'jotai'
import { knownSiteAtom, siteAtom } from './merchant.atoms.ts'
import { writeSite } from './site.storage.ts'

export const storeSiteIntent = atom(null, (get) => {
  if (get(siteAtom).value) writeSite(get(knownSiteAtom))
})
