import * as v from 'valibot'

const lenient = <T extends v.GenericSchema>(schema: T) =>
  v.optional(v.fallback(v.optional(schema), undefined))
/** The router parses digits as a number. */
const Text = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

/** Step and order are in the URL, so that back returns to the previous step. */
export const DepositSearch = v.object({
  step: lenient(v.picklist(['amount', 'slip'])),
  order: lenient(v.pipe(Text, v.regex(/^[\w-]{1,40}$/))),
})
export type DepositSearch = v.InferOutput<typeof DepositSearch>
