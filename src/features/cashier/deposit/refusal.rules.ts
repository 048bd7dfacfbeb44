import * as v from 'valibot'
import { limitPeriods } from '../../../api/money/limits.ts'
import { Instant, Money } from '../../../api/wire.ts'

export const places = {
  amount_invalid: 'amount',
  method_closed: 'methodId',
  promotion_unavailable: 'promotionId',
} as const

/** The player's own limit or break stands in the way: the page of the limits says more. */
export const isOwnLimit = (code: string | null) =>
  code === 'limit_deposit' || code === 'cooling_off' || code === 'self_excluded'

const Range = v.object({ min: Money, max: Money })
const Limit = v.object({ period: v.picklist(limitPeriods), left: Money, resetsAt: Instant })
const Break = v.object({ until: v.nullable(Instant) })

const read = <T extends v.GenericSchema>(schema: T, details: unknown): v.InferOutput<T> | null => {
  const parsed = v.safeParse(schema, details)
  return parsed.success ? parsed.output : null
}

/** What the platform adds to a refusal, where it fits. */
export const rangeOf = (details: unknown) => read(Range, details)
export const limitOf = (details: unknown) => read(Limit, details)
export const breakOf = (details: unknown) => read(Break, details)
