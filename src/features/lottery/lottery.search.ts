import * as v from 'valibot'
import { VendorCode } from '../../api/games/category.ts'
import { LotteryCode, Mui, PlayType } from '../../api/games/lotteryCode.ts'
import { prizeModes } from '../../api/games/prizeMode.ts'
import { Text, lenient } from '../../net/searchParams.ts'

/** Never contains a token. */
export const StartSearch = v.object({
  mui: lenient(v.pipe(Text, Mui)),
  playType: lenient(PlayType),
  gameId: lenient(v.pipe(Text, LotteryCode)),
  prize_mode: lenient(v.picklist(prizeModes)),
  pageBack: lenient(Text),
  /** Distinguishes the vendors of one prize mode. */
  vassalage: lenient(VendorCode),
})
export type StartSearch = v.InferOutput<typeof StartSearch>

const lists = ['draws', 'quick'] as const
export type LotteryList = (typeof lists)[number]

export const LotterySearch = v.object({
  vassalage: lenient(VendorCode),
  prize_mode: lenient(v.picklist(prizeModes)),
  playType: lenient(PlayType),
  list: lenient(v.picklist(lists)),
})
export type LotterySearch = v.InferOutput<typeof LotterySearch>

export const HistorySearch = v.object({
  tab: lenient(v.picklist(['results', 'tickets'])),
  game: lenient(v.pipe(Text, LotteryCode)),
})
export type HistorySearch = v.InferOutput<typeof HistorySearch>
