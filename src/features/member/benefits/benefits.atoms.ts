import { getBenefits } from '../../../api/benefits.ts'
import { queryAtom } from '../../../net/query.ts'

export const benefitsAtom = queryAtom(getBenefits, () => ({}))
