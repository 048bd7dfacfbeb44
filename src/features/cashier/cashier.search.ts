import * as v from 'valibot'
import { param } from '#net/searchParams.ts'

const Order = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))

/** Step and order are in the URL, so that back returns to the previous step. */
export const DepositSearch = v.object({
  step: param(v.picklist(['method', 'amount'])),
  order: param(Order),
  /** Path on this site of the game that the player left to make a deposit. */
  next: param(v.string()),
})
export type DepositSearch = v.InferOutput<typeof DepositSearch>

export const WithdrawalSearch = v.object({
  step: param(v.picklist(['account', 'amount', 'confirm'])),
  order: param(Order),
})
export type WithdrawalSearch = v.InferOutput<typeof WithdrawalSearch>
