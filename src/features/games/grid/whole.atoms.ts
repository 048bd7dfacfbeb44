import { atom } from 'jotai'
import type { Catalogue } from '../../../api/catalogue.ts'

/** Every game of the platform, from the first time that a list asked for it until the page goes; null until it is here, and 'lost' where it cannot be had. */
export const wholeCatalogueAtom = atom<Catalogue | 'lost' | null>(null)

let asked: Promise<unknown> | undefined

export const openCatalogueIntent = atom(null, (_get, set) => {
  asked ??= import('../search/lookup/searcher.ts')
    .then(({ wholeCatalogue }) => wholeCatalogue())
    .then((catalogue) => set(wholeCatalogueAtom, catalogue))
    .catch(() => {
      asked = undefined
      set(wholeCatalogueAtom, 'lost')
    })
})
