import * as v from 'valibot'

/** The router parses digits as a number. */
const Text = v.pipe(v.union([v.string(), v.number()]), v.transform(String))
const Order = v.pipe(Text, v.regex(/^[\w-]{1,40}$/))

/** The order is in the URL, so that back returns to the form. */
export const WithdrawalSearch = v.object({
  order: v.optional(v.fallback(v.optional(Order), undefined)),
})
export type WithdrawalSearch = v.InferOutput<typeof WithdrawalSearch>
