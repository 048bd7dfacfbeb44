import * as v from 'valibot'

export const InboxSearch = v.object({
  id: v.optional(v.fallback(v.string(), '')),
  tab: v.optional(v.fallback(v.literal('personal'), 'personal')),
})
export type InboxSearch = v.InferOutput<typeof InboxSearch>
