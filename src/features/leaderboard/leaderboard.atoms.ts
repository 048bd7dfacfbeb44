import { atomFamily } from 'jotai-family'
import { type LeaderBoard, type LeaderPeriod, listLeaders } from '../../api/money/records.ts'
import { languageAtom } from '../../i18n/language.atoms.ts'
import { queryAtom } from '../../net/query.ts'

interface Wanted {
  readonly board: LeaderBoard
  readonly period: LeaderPeriod
}

export const leadersAtom = atomFamily(
  ({ board, period }: Wanted) =>
    queryAtom(listLeaders, (get) => ({ board, period, language: get(languageAtom) })),
  (one, other) => one.board === other.board && one.period === other.period,
)
