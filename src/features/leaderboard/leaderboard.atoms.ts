import { cachedFamily } from '#net/query/family.ts'
import { type LeaderBoard, type LeaderPeriod, getOwnRank, listLeaders } from '#api/money/records.ts'
import { queryAtom } from '#net/query/query.ts'
import { inListLanguage, listLanguageAtom } from '#features/merchant/merchant.atoms.ts'

export interface BoardQuery {
  readonly board: LeaderBoard
  readonly period: LeaderPeriod
}

export const leadersAtom = cachedFamily((wanted: BoardQuery) =>
  queryAtom(listLeaders, (get) => ({
    ...wanted,
    ...inListLanguage(get),
  })),
)

export const ownRankAtom = cachedFamily((wanted: BoardQuery) =>
  queryAtom(getOwnRank, (get) => ({ ...wanted, language: get(listLanguageAtom) })),
)
