import * as v from 'valibot'

const lenient = <T extends v.GenericSchema>(schema: T) =>
  v.optional(v.fallback(v.optional(schema), undefined))

/** Invalid values are dropped. */
export const LeaderSearch = v.object({
  board: lenient(v.picklist(['win', 'turnover', 'multiplier'])),
  period: lenient(v.picklist(['day', 'week'])),
})
export type LeaderSearch = v.InferOutput<typeof LeaderSearch>
