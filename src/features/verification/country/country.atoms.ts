import { getCountry } from '../../../api/site/site.ts'
import { queryAtom } from '../../../net/query/query.ts'
import { ofMerchant } from '../../merchant/merchant.atoms.ts'

export const countryAtom = queryAtom(getCountry, ofMerchant)
