import { getCountry } from '../../../api/site/country.ts'
import { queryAtom } from '../../../net/query/query.ts'
import { ofMerchant } from '../../merchant/merchant.atoms.ts'

export const countryAtom = queryAtom(getCountry, ofMerchant)
