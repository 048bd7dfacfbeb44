import { getCatalogue } from '../../../api/games/catalogue.ts'
import { getMerchantWallet } from '../../../api/account/member.ts'
import { listVendorTypes } from '../../../api/games/vendors.ts'
import { addressOf, call } from '../../../net/call.ts'
import { queryClient, store } from '../../../net/queryClient.ts'
import { knownSiteAtom, listLanguageAtom, merchantCodeAtom } from '../../merchant/merchant.atoms.ts'
import { addressesToPrefetch } from './prefetch.rules.ts'
import { catalogueOf } from '../catalogue.rules.ts'
import { vendorTypesParams } from '../games.params.ts'

/** The public lists that a lobby without a network lives on, and last what its search looks through. */
export async function gamesToPrefetch(): Promise<readonly string[]> {
  const merchantCode = store.get(merchantCodeAtom)
  const params = vendorTypesParams(merchantCode)
  const { value } = await queryClient.fetchQuery({
    queryKey: [addressOf(listVendorTypes, params)],
    queryFn: () => call(listVendorTypes, params),
    staleTime: Infinity,
    meta: { endpoint: listVendorTypes },
  })
  const catalogue = catalogueOf(value.categories, store.get(knownSiteAtom).cockfightVendors)
  const lists = addressesToPrefetch(catalogue, merchantCode, store.get(listLanguageAtom))
  return [
    ...lists,
    addressOf(getMerchantWallet, { merchantCode }),
    addressOf(getCatalogue, { merchantCode }),
  ]
}
