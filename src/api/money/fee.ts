import * as v from 'valibot'
import { Money } from '#api/wire.ts'

/** A rate in hundredths of a percent, and a fixed part. */
export const FeeFields = {
  feeRate: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  feeFixed: Money,
}

export interface Fee {
  readonly rate: number
  readonly fixed: number
}

/** Minor units, rounded up as the platform does. */
export const feeOf = ({ rate, fixed }: Fee, amount: number) =>
  Math.min(amount, Math.ceil((amount * rate) / 10_000) + fixed)
