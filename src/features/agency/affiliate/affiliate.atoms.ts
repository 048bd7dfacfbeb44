import { getAffiliateTerms } from '#api/promotions/affiliate.ts'
import { queryAtom } from '#net/query/query.ts'
import { inLanguage } from '#features/merchant/merchant.atoms.ts'

export const affiliateTermsAtom = queryAtom(getAffiliateTerms, inLanguage)
