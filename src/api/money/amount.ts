import * as v from 'valibot'
import { plainText } from '#api/typed/text.ts'
import { decimals, minorUnits } from './currency.ts'
import { Money, toWireMoney } from '#api/wire.ts'

const longestWhole = 10

/** `unclear`: it can be read as two amounts. */
type AmountFault = 'missing' | 'malformed' | 'unclear' | 'negative' | 'decimals' | 'large'

type TypedAmount =
  | { readonly minor: number; readonly fault?: never }
  | { readonly fault: AmountFault; readonly minor?: never }

/** Digits that are grouped by a space, an apostrophe or an Arabic thousands sign have "_" in its place. */
const plain = (text: string) =>
  plainText(text)
    .normalize('NFC')
    .trim()
    .replaceAll('،', ',')
    .replace(/(\d)[\s'’٬](?=\d)/gu, '$1_')

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const fractionOnly = new RegExp(`^\\.\\d{1,${Math.max(1, decimals)}}$`)

/** "500/-", "500/=" and "500,-": nothing after the point. */
const withoutDash = (amount: string) => amount.replace(/(?<=\S)\s*[/.,]\s*[\p{Pd}−=]+$/u, '').trim()

/** Removes the currency's sign, code or name before or after the amount, with the dot of "Rs. 500" and "500 Tk.". */
function bare(text: string, marks: readonly string[]) {
  const [, sign = '', rest = ''] = /^([-−–]?)\s*(.*?)\s*।?$/su.exec(text) ?? []
  const known = marks
    .map((mark) => mark.normalize('NFC').replace(/\.$/, ''))
    .filter((mark) => mark !== '')
    .sort((one, other) => other.length - one.length)
  const before = known.find((mark) => isSame(rest.slice(0, mark.length), mark)) ?? ''
  const amount = withoutDash(rest.slice(before.length).replace(/(\p{L})\.$/u, '$1'))
  const behind = known.find((mark) => isSame(amount.slice(-mark.length), mark)) ?? ''
  const hasDot = /\p{L}$/u.test(before) && amount.startsWith('.')
  // 50 or half a rupee.
  if (hasDot && fractionOnly.test(amount)) return text
  const inner = amount.slice(hasDot ? 1 : 0, amount.length - behind.length).trim()
  const digits = before ? inner.replace(/^:\s*/, '') : inner
  const second =
    before && known.find((mark) => mark !== before && isSame(digits.slice(0, mark.length), mark))
  return sign + withoutDash(digits.slice(second?.length ?? 0).trim())
}

/** The signs and words that an amount may contain. */
export interface AmountMarks {
  /** The currency's symbol, code and names. */
  readonly currency: readonly string[]
  /** The decimal mark of the language: a comma, or else a point. */
  readonly decimal: string
}

/** "٫" separates only decimals; a point and a comma may separate decimals or thousands. */
const shapes = [
  // Grouped by thousands or lakh.
  /^(\d+|[1-9]\d{0,2}(?:[,_]\d{2,3})*[,_]\d{3})?(?:[.٫](\d*))?$/,
  /^([1-9]\d{0,2}(?:\.\d{3}){2,})$/,
  ...(decimals > 0 ? [new RegExp(`^([1-9]\\d{0,2}(?:[._]\\d{3})+),(\\d{1,${decimals}})$`)] : []),
]
/** In a language with a decimal comma, a point before three digits separates thousands. */
const commaShapes = [/^(\d+|[1-9]\d{0,2}(?:[._]\d{3})+)?(?:[,٫](\d*))?$/, ...shapes]

/** The last sign may separate thousands or decimals: "1,5" and, unless there are three decimals, "1.500". */
const twofold = [/^\d+,\d{1,2}$/, ...(decimals === 3 ? [] : [/^[1-9]\d{0,2}\.\d{3}$/])]
const commaTwofold = decimals === 3 ? [] : [/^[1-9]\d{0,2},\d{3}$/]

/** "১,২৩,৪৫৬.৫" → 12345650 minor units. Never rounds, and never guesses which sign separates the decimals. */
export function parseAmount(text: string, { currency, decimal }: AmountMarks): TypedAmount {
  const typed = bare(plain(text), currency)
  const isComma = decimal === ','
  if (typed === '') return { fault: 'missing' }
  if (/^[-−–]\s*[\d.٫]/u.test(typed)) return { fault: 'negative' }
  if ((isComma ? commaTwofold : twofold).some((shape) => shape.test(typed)))
    return { fault: 'unclear' }
  const known = isComma ? commaShapes : shapes
  const parts = known.map((shape) => shape.exec(typed)).find((found) => found !== null)
  const whole = parts?.[1]?.replace(/\D/g, '').replace(/^0+(?=\d)/, '') ?? ''
  const fraction = parts?.[2] ?? ''
  if (!parts || whole + fraction === '') return { fault: 'malformed' }
  if (fraction.length > decimals) return { fault: 'decimals' }
  if (whole.length > longestWhole) return { fault: 'large' }
  return { minor: Number(whole) * minorUnits + Number(fraction.padEnd(decimals, '0')) }
}

export const typedAmountOf = (minor: number) =>
  minor % minorUnits === 0 ? String(minor / minorUnits) : toWireMoney(minor)

export const typedAmount = (
  marks: AmountMarks,
  limit: (minor: number) => string | undefined = () => undefined,
) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { minor, fault } = parseAmount(dataset.value, marks)
      const message = fault ?? limit(minor)
      if (message === undefined && minor !== undefined) return minor
      addIssue({ message: message ?? 'malformed' })
      return NEVER
    }),
  )

const Range = v.fallback(v.nullable(v.object({ min: Money, max: Money })), null)

/** The accepted range, if the refusal of an amount states one. */
export const rangeOf = (details: unknown) => v.parse(Range, details)
