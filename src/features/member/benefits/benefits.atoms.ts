import { getBenefits } from '#api/promotions/benefits.ts'
import { queryAtom } from '#net/query/query.ts'

export const benefitsAtom = queryAtom(getBenefits, () => ({}))
