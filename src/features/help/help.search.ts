import * as v from 'valibot'

export const HelpSearch = v.object({
  /** What is looked for. */
  q: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(60)), '')),
})
export type HelpSearch = v.InferOutput<typeof HelpSearch>

const Index = v.pipe(v.number(), v.integer(), v.minValue(0))

export const HelpDetailSearch = v.object({
  /** The topic, counted from 0 as the help centre lists them. */
  i: v.optional(v.fallback(Index, 0)),
})
