import * as v from 'valibot'

/** The first digit of each script that players type: Bengali, Devanagari, Arabic, Persian, fullwidth. */
const zeros = [0x9e6, 0x966, 0x660, 0x6f0, 0xff10]

const toLatin = (digit: string) => {
  const point = digit.codePointAt(0) ?? 0
  const zero = zeros.find((first) => point >= first && point < first + 10)
  return zero === undefined ? digit : String(point - zero)
}

/** "০১৭" → "017"; anything that is no digit stays. */
export const toLatinDigits = (text: string) => text.replace(/\p{Nd}/gu, toLatin)

/** Digits of any script as Latin ones, with nothing between them. */
export const compact = (text: string) => toLatinDigits(text).replace(/[\s\p{Cf}]/gu, '')
export const Compact = v.pipe(v.string(), v.transform(compact))

/** What a keyboard or a contact list puts between digits, invisible marks of direction too. */
const separators = /[\s().\-‐-―\p{Cf}]+/gu

/** A number as it is sent: Latin digits, nothing between them, without its single leading 0 (section 5). */
export const normaliseMobile = (text: string) =>
  toLatinDigits(text).replace(separators, '').replace(/^0/, '')

/** What a field for a number takes: 20 digits, the country's code and what stands between them. */
export const longestTypedMobile = 40

export interface Phone {
  /** As it was typed. */
  readonly mobileNum: string
  readonly countryDialingCode: string
}

/** The number without its country's code: a phone fills in "+880 1711…" where it is asked for the number alone. */
export function nationalNumber({ mobileNum, countryDialingCode }: Phone): string {
  const international = /^\s*(?:\+|00)/.exec(toLatinDigits(mobileNum))?.[0]
  if (international === undefined) return normaliseMobile(mobileNum)
  const digits = normaliseMobile(mobileNum.slice(international.length))
  return digits.startsWith(countryDialingCode)
    ? normaliseMobile(digits.slice(countryDialingCode.length))
    : digits
}

/** A number within its country, of 20 digits at most. */
export const Mobile = v.pipe(v.string(), v.transform(normaliseMobile), v.regex(/^[1-9]\d{5,19}$/))

export const DialingCode = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/))

/** Where the form of a country's numbers is known, it catches a digit too few. */
const forms: Readonly<Record<string, RegExp>> = { '880': /^1\d{9}$/ }

/** Whether a code can be sent there, however the number was typed. */
export function isMobile(mobileNum: string, countryDialingCode: string): boolean {
  const parsed = v.safeParse(Mobile, nationalNumber({ mobileNum, countryDialingCode }))
  if (!parsed.success || !v.is(DialingCode, countryDialingCode)) return false
  return forms[countryDialingCode]?.test(parsed.output) ?? true
}

/** A number as it is typed for one country; what comes out is sent. */
export const mobileOf = (countryDialingCode: string) =>
  v.pipe(
    v.string(),
    v.transform((mobileNum) => nationalNumber({ mobileNum, countryDialingCode })),
    v.check((mobileNum) => isMobile(mobileNum, countryDialingCode)),
  )
