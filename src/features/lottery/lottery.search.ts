import * as v from 'valibot'
import { VendorCode } from '#api/games/category.ts'
import { LotteryCode, Mui, PlayType, prizeModes } from '#api/games/lotteryParams.ts'
import { param } from '#net/searchParams.ts'

/** Never contains a token. */
export const StartSearch = v.object({
  mui: param(Mui),
  playType: param(PlayType),
  gameId: param(LotteryCode),
  prize_mode: param(v.picklist(prizeModes)),
  pageBack: param(v.string()),
  /** Distinguishes the vendors of one prize mode. */
  vassalage: param(VendorCode),
})
export type StartSearch = v.InferOutput<typeof StartSearch>

const lists = ['draws', 'quick'] as const
export type LotteryList = (typeof lists)[number]

export const LotterySearch = v.object({
  vassalage: param(VendorCode),
  prize_mode: param(v.picklist(prizeModes)),
  playType: param(PlayType),
  list: param(v.picklist(lists)),
})
export type LotterySearch = v.InferOutput<typeof LotterySearch>

export const HistorySearch = v.object({
  tab: param(v.picklist(['results', 'tickets'])),
  game: param(LotteryCode),
})
export type HistorySearch = v.InferOutput<typeof HistorySearch>
