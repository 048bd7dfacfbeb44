import * as v from 'valibot'
import { param } from '#net/searchParams.ts'

/** Invalid values are dropped. */
export const LeaderSearch = v.object({
  board: param(v.picklist(['win', 'turnover', 'multiplier'])),
  period: param(v.picklist(['day', 'week'])),
})
export type LeaderSearch = v.InferOutput<typeof LeaderSearch>
