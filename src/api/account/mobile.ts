import * as v from 'valibot'

/** The digit zero of each script that players type: Bengali, Devanagari, Arabic, Persian, fullwidth. */
const zeros = [0x9e6, 0x966, 0x660, 0x6f0, 0xff10]

const toLatin = (digit: string) => {
  const point = digit.codePointAt(0) ?? 0
  const zero = zeros.find((first) => point >= first && point < first + 10)
  return zero === undefined ? digit : String(point - zero)
}

export const toLatinDigits = (text: string) => text.replace(/\p{Nd}/gu, toLatin)

const compact = (text: string) => toLatinDigits(text).replace(/[\s\p{Cf}]/gu, '')
export const Compact = v.pipe(v.string(), v.transform(compact))

/** What keyboards and contact lists put between digits, including invisible direction marks. */
const separators = /[\s().\-‐-―\p{Cf}]+/gu

/** The wire format: Latin digits without separators and without one leading 0 (section 5). */
export const normaliseMobile = (text: string) =>
  toLatinDigits(text).replace(separators, '').replace(/^0/, '')

export interface Phone {
  readonly mobileNum: string
  readonly countryDialingCode: string
}

/** Without the dialing code: phones autofill "+880 1711…" into a field for the national number. */
export function nationalNumber({ mobileNum, countryDialingCode }: Phone): string {
  const international = /^\s*(?:\+|00)/.exec(toLatinDigits(mobileNum))?.[0]
  if (international === undefined) return normaliseMobile(mobileNum)
  const digits = normaliseMobile(mobileNum.slice(international.length))
  return digits.startsWith(countryDialingCode)
    ? normaliseMobile(digits.slice(countryDialingCode.length))
    : digits
}

export const Mobile = v.pipe(v.string(), v.transform(normaliseMobile), v.regex(/^[1-9]\d{5,19}$/))

export const DialingCode = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/))

const forms: Readonly<Record<string, RegExp>> = { '880': /^1\d{9}$/ }

export function isMobile(mobileNum: string, countryDialingCode: string): boolean {
  const parsed = v.safeParse(Mobile, nationalNumber({ mobileNum, countryDialingCode }))
  if (!parsed.success || !v.is(DialingCode, countryDialingCode)) return false
  return forms[countryDialingCode]?.test(parsed.output) ?? true
}

export const mobileOf = (countryDialingCode: string) =>
  v.pipe(
    v.string(),
    v.transform((mobileNum) => nationalNumber({ mobileNum, countryDialingCode })),
    v.check((mobileNum) => isMobile(mobileNum, countryDialingCode)),
  )
