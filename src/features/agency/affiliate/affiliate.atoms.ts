import { getAffiliateTerms } from '../../../api/promotions/affiliate.ts'
import { languageAtom } from '../../../i18n/language.atoms.ts'
import { queryAtom } from '../../../net/query/query.ts'
import { merchantCodeAtom } from '../../merchant/merchant.atoms.ts'

export const affiliateTermsAtom = queryAtom(getAffiliateTerms, (get) => ({
  merchantCode: get(merchantCodeAtom),
  language: get(languageAtom),
}))
