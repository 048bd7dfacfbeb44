import * as v from 'valibot'
import { Instant, Money } from '../../../api/wire.ts'
import type { WithdrawalField } from './form.rules.ts'

/** Where on the form the platform's refusal is said. */
export function placeOf(code: string | null): WithdrawalField | 'form' {
  switch (code) {
    case 'amount_invalid':
    case 'balance_insufficient':
    case 'allowance_used':
      return 'amount'
    case 'not_found':
      return 'account'
    case 'payment_password_wrong':
    case 'payment_password_locked':
    case 'payment_password_missing':
    case 'code_wrong':
    case 'code_expired':
      return 'secret'
    default:
      return 'form'
  }
}

const Details = v.object({
  min: v.optional(Money),
  max: v.optional(Money),
  left: v.optional(Money),
  countLeft: v.optional(v.number()),
  amountLeft: v.optional(Money),
  triesLeft: v.optional(v.number()),
  expirationTime: v.optional(Instant),
})

/** What the platform adds to a refusal, as far as it fits. */
export function detailsOf(details: unknown): v.InferOutput<typeof Details> {
  const parsed = v.safeParse(Details, details)
  return parsed.success ? parsed.output : {}
}
