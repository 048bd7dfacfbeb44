import * as v from 'valibot'
import { Text, lenient } from '../../../net/searchParams.ts'

const Order = v.pipe(Text, v.regex(/^[\w-]{1,40}$/))

/** The order is in the URL, so that back returns to the form. */
export const WithdrawalSearch = v.object({
  order: lenient(Order),
})
export type WithdrawalSearch = v.InferOutput<typeof WithdrawalSearch>
