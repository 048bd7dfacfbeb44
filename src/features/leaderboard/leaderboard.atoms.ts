import { cachedFamily } from '../../net/query/family.ts'
import { type LeaderBoard, type LeaderPeriod, listLeaders } from '../../api/money/records.ts'
import { queryAtom } from '../../net/query/query.ts'
import { listLanguageAtom } from '../merchant/merchant.atoms.ts'

interface Wanted {
  readonly board: LeaderBoard
  readonly period: LeaderPeriod
}

export const leadersAtom = cachedFamily(({ board, period }: Wanted) =>
  queryAtom(listLeaders, (get) => ({ board, period, language: get(listLanguageAtom) })),
)
