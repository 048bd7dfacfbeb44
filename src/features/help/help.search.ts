import * as v from 'valibot'
import { IndexParam } from '#net/searchParams.ts'

export const HelpSearch = v.object({
  q: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(60)), '')),
  /** Index of the topic in the platform's order. */
  i: v.optional(v.fallback(IndexParam, 0)),
})
