import * as v from 'valibot'

export const InboxSearch = v.object({
  /** The message that is open. */
  id: v.optional(v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '')),
  tab: v.optional(v.fallback(v.literal('personal'), 'personal')),
})
export type InboxSearch = v.InferOutput<typeof InboxSearch>
