import { atom } from 'jotai'
import { siteAtom } from '../../merchant/merchant.atoms.ts'
import { downloadsAtom } from './downloads.atoms.ts'
import { sourceOf, storeOf } from './sources.rules.ts'

const knownAtom = atom((get) => ({
  resources: get(siteAtom).value?.resources ?? [],
  downloads: get(downloadsAtom).value ?? [],
  origin: location.origin,
}))

/** Where each system's app may be had, as far as is known; null where nowhere. */
export const sourcesAtom = atom((get) => {
  const known = get(knownAtom)
  return {
    store: storeOf(known),
    android: sourceOf('Android', known),
    ios: sourceOf('MOBILECONFIG', known),
  }
})

/** Both the merchant and the platform have said what there is. */
export const areSourcesKnownAtom = atom(
  (get) => get(siteAtom).value !== undefined && get(downloadsAtom).value !== undefined,
)
