import * as v from 'valibot'
import { Instant, Money } from '../../../api/wire.ts'

export const places = {
  amount_invalid: 'amount',
  balance_insufficient: 'amount',
  allowance_used: 'amount',
  not_found: 'accountId',
  payment_password_wrong: 'secret',
  payment_password_locked: 'secret',
  payment_password_missing: 'secret',
  code_wrong: 'secret',
  code_expired: 'secret',
} as const

const Details = v.object({
  min: v.optional(Money),
  max: v.optional(Money),
  left: v.optional(Money),
  countLeft: v.optional(v.number()),
  amountLeft: v.optional(Money),
  triesLeft: v.optional(v.number()),
  expirationTime: v.optional(Instant),
})

export function detailsOf(details: unknown): v.InferOutput<typeof Details> {
  const parsed = v.safeParse(Details, details)
  return parsed.success ? parsed.output : {}
}
