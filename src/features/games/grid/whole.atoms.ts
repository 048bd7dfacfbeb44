import { atom } from 'jotai'
import { type Catalogue, getCatalogue } from '../../../api/catalogue.ts'
import { call } from '../../../net/call.ts'
import { merchantCodeAtom } from '../../merchant/merchant.atoms.ts'

/** Every game of the platform, from the first time that a list asked for it until the page goes; null until it is here, and 'lost' where it cannot be had. */
export const wholeCatalogueAtom = atom<Catalogue | 'lost' | null>(null)

let asked: Promise<unknown> | undefined

export const openCatalogueIntent = atom(null, (get, set) => {
  asked ??= call(getCatalogue, { merchantCode: get(merchantCodeAtom) })
    .then(({ value }) => set(wholeCatalogueAtom, value))
    .catch(() => {
      asked = undefined
      set(wholeCatalogueAtom, 'lost')
    })
})
