import * as v from 'valibot'

export const ActivitySearch = v.object({
  type: v.optional(
    v.fallback(v.optional(v.picklist(['welcome', 'deposit', 'game', 'event'])), undefined),
  ),
})
export type ActivitySearch = v.InferOutput<typeof ActivitySearch>

/** The router parses an id of digits as a number. */
export const DetailSearch = v.object({
  id: v.fallback(v.union([v.string(), v.number()]), ''),
})
