import * as v from 'valibot'
import { Index } from '../../net/searchParams.ts'

const query = {
  q: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(60)), '')),
}
export const HelpSearch = v.object(query)
export type HelpSearch = v.InferOutput<typeof HelpSearch>

export const HelpDetailSearch = v.object({
  ...query,
  /** Index of the topic in the platform's order. */
  i: v.optional(v.fallback(Index, 0)),
})
