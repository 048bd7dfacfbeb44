import * as v from 'valibot'
import { LotteryCode } from '../../api/lottery.ts'

const lenient = <T extends v.GenericSchema>(schema: T) =>
  v.optional(v.fallback(v.optional(schema), undefined))

export const HistorySearch = v.object({
  tab: lenient(v.picklist(['results', 'tickets'])),
  game: lenient(LotteryCode),
})
export type HistorySearch = v.InferOutput<typeof HistorySearch>
