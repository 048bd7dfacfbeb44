import * as v from 'valibot'
import { lenient } from '../../net/searchParams.ts'

/** Invalid values are dropped. */
export const LeaderSearch = v.object({
  board: lenient(v.picklist(['win', 'turnover', 'multiplier'])),
  period: lenient(v.picklist(['day', 'week'])),
})
export type LeaderSearch = v.InferOutput<typeof LeaderSearch>
