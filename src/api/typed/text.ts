import * as v from 'valibot'

const isDigit = (point: number) => /\p{Nd}/u.test(String.fromCodePoint(point))

/** Unicode has the ten digits of a script in a row, from zero, and mathematical ones in rows of ten. */
function toLatin(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  let zero = point
  while (isDigit(zero - 1)) zero -= 1
  return String((point - zero) % 10)
}

/** Converts digits of any script: "১২", "۱۲" and "１２" → "12". */
export const toLatinDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => (digit > '9' ? toLatin(digit) : digit))

/** Direction marks, zero-width spaces, soft hyphens and similar characters, which come with copied text. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** Some Bengali words need these characters, as in "র‍্যা". */
const joiner = /\p{Join_Control}/u
const isWritten = (letter: string) => /[\p{L}\p{M}]/u.test(letter)

/**
 * Full-width characters of Chinese and Japanese keyboards: "＋", "，", "（" and letters, each 0xfee0 above its ASCII
 * equivalent.
 */
const toAscii = (wide: string) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0)

/**
 * Text typed or pasted for a number, a code, an amount or the name of an account: without invisible characters, with
 * Latin digits, and with ASCII instead of full-width characters.
 */
export const plainText = (text: string) =>
  toLatinDigits(text.replace(invisible, '')).replace(/[！-～]/gu, toAscii)

/** The same without spaces. */
export const compact = (text: string) => plainText(text).replace(/\s/gu, '')

/** For the names of people: as written, without invisible marks and with single spaces. */
export const personName = (text: string) =>
  text
    .replace(invisible, (mark, at: number) => {
      const isSpelling = isWritten(text.charAt(at - 1)) && isWritten(text.charAt(at + 1))
      return joiner.test(mark) && isSpelling ? mark : ''
    })
    .trim()
    .replace(/\s+/gu, ' ')

export const Compact = v.pipe(v.string(), v.transform(compact))

/** An account's name, an address, an invitation code. */
export const Plain = v.pipe(
  v.string(),
  v.transform((text) => plainText(text).trim()),
)
