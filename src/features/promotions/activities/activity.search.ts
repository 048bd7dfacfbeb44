import * as v from 'valibot'

/** The kind of activities that is shown; all without one. */
export const ActivitySearch = v.object({
  type: v.optional(
    v.fallback(v.optional(v.picklist(['welcome', 'deposit', 'game', 'event'])), undefined),
  ),
})
export type ActivitySearch = v.InferOutput<typeof ActivitySearch>

/** An id of digits alone is a number in the address. */
export const DetailSearch = v.object({
  id: v.fallback(v.union([v.string(), v.number()]), ''),
})
