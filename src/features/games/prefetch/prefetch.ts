import { atom } from 'jotai'
import { getCatalogue } from '#api/games/catalogue.ts'
import { getMerchantWallet } from '#api/account/member.ts'
import { listVendorTypes } from '#api/games/vendors.ts'
import { addressOf } from '#net/call.ts'
import { readOnce } from '#net/query/readsOf.ts'
import {
  knownSiteAtom,
  listLanguageAtom,
  merchantCodeAtom,
} from '#features/merchant/merchant.atoms.ts'
import { addressesToPrefetch } from './prefetch.rules.ts'
import { catalogueOf } from '#features/games/catalogue/catalogue.rules.ts'

/** The addresses of the public lists that the lobby needs offline, and of the catalogue that its search reads. */
export const gamesToPrefetchIntent = atom(null, async (get): Promise<readonly string[]> => {
  const merchantCode = get(merchantCodeAtom)
  const known = await readOnce(listVendorTypes, { merchantCode }, { staleTime: Infinity })
  const catalogue = catalogueOf(known.categories, get(knownSiteAtom).cockfightVendors)
  const lists = addressesToPrefetch(catalogue, merchantCode, get(listLanguageAtom))
  return [
    ...lists,
    addressOf(getMerchantWallet, { merchantCode }),
    addressOf(getCatalogue, { merchantCode }),
  ]
})
