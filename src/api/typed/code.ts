import * as v from 'valibot'
import { compact, plainText } from './text.ts'

interface Length {
  readonly min: number
  readonly max: number
}

/** "123 456", "12-34-56", "312 405 998 0421": groups of about the same size are one code, "1234 5" are two numbers. */
function codesIn(run: string, { min, max }: Length): string[] {
  const groups = run.split(/[\s\p{Pd}]+/u)
  const sizes = groups.map(({ length }) => length)
  const isOne = Math.max(...sizes) <= 4 && Math.max(...sizes) - Math.min(...sizes) <= 1
  return (isOne ? [groups.join('')] : groups).filter(({ length }) => length >= min && length <= max)
}

/** Digits that are not part of a word, an amount, a time, a date or an address. */
const runs =
  /(?<![\p{L}\p{Sc}\d][.:/@+,]?|[\p{Sc}+]\s?)\d+(?:[\s\p{Pd}]+\d+)*(?![.:/@,]?\d|\p{L})/gu
const names = '(?:code|otp|pin|password|verification|কোড|ওটিপি|পিন|যাচাই|পাসওয়ার্ড)'
/** In the same sentence. */
const namedBefore = new RegExp(`${names}[^\\p{Nd},.!?।]{0,24}$`, 'iu')
const namedAfter = new RegExp(
  `^\\s*(?:is|আপনার|তোমার|হলো)(?!\\p{L})[^\\p{Nd},.!?।]{0,24}${names}`,
  'iu',
)
/** "OTP:8421". */
const label = new RegExp(`(${names}[:=])(?=\\d)`, 'giu')
const currency = '(?:tk|taka|bdt|rs|inr|usd|টাকা)'
const amounts = [
  new RegExp(`(?<!\\p{L})${currency}\\.?\\s?\\d[\\d,.]*`, 'giu'),
  new RegExp(`(?<![\\d,.])\\d[\\d,.]*\\s?(?:/[-=]\\s?)?${currency}(?![a-z])`, 'giu'),
]

const only = <T>(found: readonly T[]) => (new Set(found).size === 1 ? found[0] : undefined)

/**
 * The digits of a code that was typed or pasted: "১২৩ 456", "G-123456", "“123-456”." or the whole message that
 * contained it. Returns the text unchanged if there are no digits or several candidates. `length` is that of codes in
 * a message.
 */
export function codeIn(text: string, length: Length = { min: 4, max: 10 }): string {
  const plain = plainText(text).replace(/(?<!\p{L})\p{Lu}{1,3}-(?=\d)/gu, ' ')
  const bare = compact(plain).replace(/\p{P}/gu, '')
  if (/^\d*$/.test(bare)) return bare
  const message = amounts.reduce(
    (rest, amount) => rest.replace(amount, ' '),
    plain.replace(label, '$1 '),
  )
  const found = [...message.matchAll(runs)].flatMap(({ 0: run, index }) =>
    codesIn(run, length).map((code) => ({
      code,
      isNamed: namedBefore.test(message.slice(0, index)),
      isNamedNext: namedAfter.test(message.slice(index + run.length)),
    })),
  )
  const those = (isMeant: (one: (typeof found)[number]) => boolean) =>
    only(found.filter(isMeant).map(({ code }) => code))
  return (
    those(() => true) ??
    those(({ isNamed }) => isNamed) ??
    those(({ isNamedNext }) => isNamedNext) ??
    those(({ code }) => code.length === 6) ??
    plainText(text)
  )
}

export const Code = v.pipe(
  v.string(),
  v.transform((text) => codeIn(text)),
)
