import * as v from 'valibot'
import { Instant, Money } from '#api/wire.ts'

/** A limit or break that players set for themselves; the limits page explains it. */
export const isOwnLimit = (code: string | null) =>
  code === 'limit_deposit' || code === 'cooling_off' || code === 'self_excluded'

const Details = v.object({
  left: v.optional(Money),
  resetsAt: v.optional(Instant),
  until: v.nullish(Instant),
  countLeft: v.optional(v.number()),
  amountLeft: v.optional(Money),
  triesLeft: v.optional(v.number()),
  expirationTime: v.optional(Instant),
})

export function detailsOf(details: unknown): v.InferOutput<typeof Details> {
  const parsed = v.safeParse(Details, details)
  return parsed.success ? parsed.output : {}
}
