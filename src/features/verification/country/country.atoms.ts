import { getCountry } from '../../../api/site/site.ts'
import { queryAtom } from '../../../net/query.ts'
import { merchantCodeAtom } from '../../merchant/merchant.atoms.ts'

/** Where the platform believes the player to be. */
export const countryAtom = queryAtom(getCountry, (get) => ({
  merchantCode: get(merchantCodeAtom),
}))
