import * as v from 'valibot'
import { Word } from '../../net/searchParams.ts'

export const InboxSearch = v.object({
  id: v.optional(v.fallback(Word, '')),
  tab: v.optional(v.fallback(v.literal('personal'), 'personal')),
})
export type InboxSearch = v.InferOutput<typeof InboxSearch>
