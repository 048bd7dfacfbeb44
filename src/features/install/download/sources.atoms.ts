import { atom } from 'jotai'
import { siteAtom } from '../../merchant/merchant.atoms.ts'
import { downloadsAtom } from './downloads.atoms.ts'
import { sourceOf, storeOf } from './sources.rules.ts'

const knownAtom = atom((get) => ({
  resources: get(siteAtom).value?.resources ?? [],
  downloads: get(downloadsAtom).value ?? [],
  origin: location.origin,
}))

/** Per system; null where there is no app. */
export const sourcesAtom = atom((get) => {
  const known = get(knownAtom)
  return {
    store: storeOf(known),
    android: sourceOf('Android', known),
    ios: sourceOf('MOBILECONFIG', known),
  }
})

export const areSourcesKnownAtom = atom(
  (get) => get(siteAtom).value !== undefined && get(downloadsAtom).value !== undefined,
)
