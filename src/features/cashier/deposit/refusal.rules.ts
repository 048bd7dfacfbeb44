import * as v from 'valibot'
import { limitPeriods } from '../../../api/money/limits.ts'
import { Instant, Money } from '../../../api/wire.ts'

export const places = {
  amount_invalid: 'amount',
  method_closed: 'methodId',
  promotion_unavailable: 'promotionId',
} as const

/** A limit or break of the player's own, which the limits page explains. */
export const isOwnLimit = (code: string | null) =>
  code === 'limit_deposit' || code === 'cooling_off' || code === 'self_excluded'

const Range = v.object({ min: Money, max: Money })
const Limit = v.object({ period: v.picklist(limitPeriods), left: Money, resetsAt: Instant })
const Break = v.object({ until: v.nullable(Instant) })

const read = <T extends v.GenericSchema>(schema: T, details: unknown): v.InferOutput<T> | null => {
  const parsed = v.safeParse(schema, details)
  return parsed.success ? parsed.output : null
}

export const rangeOf = (details: unknown) => read(Range, details)
export const limitOf = (details: unknown) => read(Limit, details)
export const breakOf = (details: unknown) => read(Break, details)
