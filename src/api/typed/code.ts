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

/** Digits that are no part of a word, an amount, a time, a date or an address. */
const runs =
  /(?<![\p{L}\p{Sc}\d][.:/@+,]?|[\p{Sc}+]\s?)\d+(?:[\s\p{Pd}]+\d+)*(?![.:/@,]?\d|\p{L})/gu
/** What comes after such a word in the same sentence. */
const named = /(?:code|otp|pin|কোড|ওটিপি|পিন)[^\p{Nd}.!?।]{0,24}$/iu

const only = <T>(found: readonly T[]) => (new Set(found).size === 1 ? found[0] : undefined)

/**
 * The digits of a code that was typed or pasted: "১২৩ 456", "G-123456", "“123-456”." or the whole message that it came
 * in. As it stands where no digits, or several, can be meant. `length` is that of codes in a message.
 */
export function codeIn(text: string, length: Length = { min: 4, max: 10 }): string {
  const plain = plainText(text).replace(/(?<!\p{L})\p{Lu}{1,3}-(?=\d)/gu, ' ')
  const bare = compact(plain).replace(/\p{P}/gu, '')
  if (/^\d*$/.test(bare)) return bare
  const found = [...plain.matchAll(runs)].flatMap(({ 0: run, index }) =>
    codesIn(run, length).map((code) => ({ code, isNamed: named.test(plain.slice(0, index)) })),
  )
  const codes = found.map(({ code }) => code)
  const ofName = found.filter(({ isNamed }) => isNamed).map(({ code }) => code)
  const ofSix = codes.filter((code) => code.length === 6)
  return only(codes) ?? only(ofName) ?? only(ofSix) ?? plainText(text)
}

export const Code = v.pipe(
  v.string(),
  v.transform((text) => codeIn(text)),
)
