import { cachedFamily } from '#net/query/family.ts'
import { type LeaderBoard, type LeaderPeriod, getOwnRank, listLeaders } from '#api/money/records.ts'
import { queryAtom } from '#net/query/query.ts'
import { inListLanguage, listLanguageAtom } from '#features/merchant/merchant.atoms.ts'

export interface Wanted {
  readonly board: LeaderBoard
  readonly period: LeaderPeriod
}

export const leadersAtom = cachedFamily((wanted: Wanted) =>
  queryAtom(listLeaders, (get) => ({
    ...wanted,
    ...inListLanguage(get),
  })),
)

export const ownRankAtom = cachedFamily((wanted: Wanted) =>
  queryAtom(getOwnRank, (get) => ({ ...wanted, language: get(listLanguageAtom) })),
)
