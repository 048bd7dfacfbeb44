import * as v from 'valibot'
import { param } from '#net/searchParams.ts'

/** Step and order are in the URL, so that back returns to the previous step. */
export const DepositSearch = v.object({
  step: param(v.picklist(['method', 'amount'])),
  order: param(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))),
  /** Path on this site of the game that the player left to make a deposit. */
  next: param(v.string()),
})
export type DepositSearch = v.InferOutput<typeof DepositSearch>
