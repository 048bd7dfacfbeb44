import { getAgentFigures } from '#api/promotions/agency.ts'
import { queryAtom } from '#net/query/query.ts'

export const figuresAtom = queryAtom(getAgentFigures, () => ({}))
