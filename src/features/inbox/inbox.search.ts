import * as v from 'valibot'

export const InboxSearch = v.object({
  /** The router parses an id of digits as a number. */
  id: v.optional(v.fallback(v.union([v.string(), v.number()]), '')),
  tab: v.optional(v.fallback(v.literal('personal'), 'personal')),
})
export type InboxSearch = v.InferOutput<typeof InboxSearch>
