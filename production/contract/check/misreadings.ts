import * as v from 'valibot'
import { decimals } from '#api/money/currency.ts'
import { Instant, Money, toWireMoney } from '#api/wire.ts'
import { amount } from '#production/contract/amount.ts'
import type { Schema } from '#production/contract/shape.ts'
import { type Misfit, shown } from './deviation.ts'

/**
 * From 2001 to 5138 if in seconds; from January 1970 to March 1973 if in milliseconds, which no
 * platform means.
 */
const isSeconds = (at: number) => at >= 1_000_000_000 && at < 100_000_000_000

/** Values that fit the schema but would be misread by the app. */
export function misreadings(schema: Schema, value: unknown, field: string): Misfit[] {
  if (schema === Instant) return seconds(value, field)
  return schema === Money ? inMinorUnits(value, field) : []
}

function seconds(value: unknown, field: string): Misfit[] {
  const at = v.parse(Instant, value)
  if (!isSeconds(at)) return []
  const read = new Date(at).toISOString().slice(0, 10)
  return [misread(field, 'epoch milliseconds or an ISO date', value, `reads it as ${read}`)]
}

/** An amount without a decimal point may be in minor units, if the currency has any. */
function inMinorUnits(value: unknown, field: string): Misfit[] {
  if (decimals === 0 || typeof value !== 'string' || value.includes('.') || value === '0') return []
  const read = `${toWireMoney(v.parse(Money, value))} of the currency`
  return [
    misread(field, `a decimal string with its point, as "${amount}"`, value, `reads it as ${read}`),
  ]
}

const misread = (field: string, expected: string, value: unknown, spared: string): Misfit => ({
  field,
  expected,
  actual: shown(value, field),
  spared,
})
