import { atom } from 'jotai'
import { getCatalogue } from '#api/games/catalogue.ts'
import { getMerchantWallet } from '#api/account/member.ts'
import { listVendorTypes } from '#api/games/vendors.ts'
import { addressOf, call } from '#net/call.ts'
import { queryClient } from '#net/query/queryClient.ts'
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
  const { value } = await queryClient.fetchQuery({
    queryKey: [addressOf(listVendorTypes, { merchantCode })],
    queryFn: () => call(listVendorTypes, { merchantCode }),
    staleTime: Infinity,
    meta: { endpoint: listVendorTypes },
  })
  const catalogue = catalogueOf(value.categories, get(knownSiteAtom).cockfightVendors)
  const lists = addressesToPrefetch(catalogue, merchantCode, get(listLanguageAtom))
  return [
    ...lists,
    addressOf(getMerchantWallet, { merchantCode }),
    addressOf(getCatalogue, { merchantCode }),
  ]
})
