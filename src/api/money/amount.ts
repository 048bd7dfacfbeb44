import * as v from 'valibot'
import { toLatinDigits } from '../account/mobile.ts'
import { decimals, minorUnits } from './currency.ts'
import { Money, toWireMoney } from '../wire.ts'

type AmountFault = 'missing' | 'malformed' | 'negative' | 'decimals' | 'large'

type TypedAmount =
  | { readonly minor: number; readonly fault?: never }
  | { readonly fault: AmountFault; readonly minor?: never }

const plain = (text: string) =>
  toLatinDigits(text)
    .replace(/[\p{Cf}৳]/gu, '')
    .trim()
    .replace(/(\d)[\s'’](?=\d)/gu, '$1,')

/** Grouped by thousands or lakh. "1,5" is ambiguous and refused. */
const shape = /^(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})?(?:\.(\d*))?$/
const longestWhole = 10

/** "১,২৩,৪৫৬.৫" → 12345650 minor units. Never rounds. */
export function parseAmount(text: string): TypedAmount {
  const typed = plain(text)
  if (typed === '') return { fault: 'missing' }
  if (/^[-−–]\s*[\d.]/u.test(typed)) return { fault: 'negative' }
  const parts = shape.exec(typed)
  const whole = parts?.[1]?.replaceAll(',', '').replace(/^0+(?=\d)/, '') ?? ''
  const fraction = parts?.[2] ?? ''
  if (!parts || whole + fraction === '') return { fault: 'malformed' }
  if (fraction.length > decimals) return { fault: 'decimals' }
  if (whole.length > longestWhole) return { fault: 'large' }
  return { minor: Number(whole) * minorUnits + Number(fraction.padEnd(decimals, '0')) }
}

export const typedAmountOf = (minor: number) =>
  minor % minorUnits === 0 ? String(minor / minorUnits) : toWireMoney(minor)

export const typedAmount = (limit: (minor: number) => string | undefined = () => undefined) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { minor, fault } = parseAmount(dataset.value)
      const message = fault ?? limit(minor)
      if (message === undefined && minor !== undefined) return minor
      addIssue({ message: message ?? 'malformed' })
      return NEVER
    }),
  )

const Range = v.fallback(v.nullable(v.object({ min: Money, max: Money })), null)

/** The accepted range, if the refusal of an amount states one. */
export const rangeOf = (details: unknown) => v.parse(Range, details)
