import * as v from 'valibot'
import { plainText } from '#api/typed/text.ts'

/** Characters that keyboards and contact lists put between digits, and around copied numbers. */
const separators = /[\s()[\].\u{b7}−\p{Pd}\p{Pi}\p{Pf}"']+|[,;/।]+$/gu

export const withoutSeparators = (text: string) => plainText(text).replace(separators, '')

/** The wire format: Latin digits without separators and without one leading 0 (section 5). */
export const normaliseMobile = (text: string) => withoutSeparators(text).replace(/^0/, '')

export interface Phone {
  readonly mobileNum: string
  readonly countryDialingCode: string
}

/** Section 5. */
export const mobileLength = 20

export const Mobile = v.pipe(v.string(), v.transform(normaliseMobile), v.regex(/^[1-9]\d{5,19}$/))

export const DialingCode = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/))

/**
 * The forms of national numbers, without the 0 that some countries dial first, in the countries around the platform's
 * own.
 */
const forms: ReadonlyMap<string, RegExp> = new Map([
  ['1', /^\d{10}$/],
  ['7', /^\d{10}$/],
  ['44', /^\d{10}$/],
  ['60', /^\d{9,10}$/],
  ['62', /^\d{9,12}$/],
  ['63', /^\d{10}$/],
  ['65', /^\d{8}$/],
  ['66', /^\d{9}$/],
  ['84', /^\d{9}$/],
  ['86', /^\d{11}$/],
  ['91', /^\d{10}$/],
  ['92', /^\d{10}$/],
  ['94', /^\d{9}$/],
  ['95', /^\d{8,10}$/],
  ['855', /^\d{8,9}$/],
  ['856', /^\d{8,10}$/],
  ['880', /^1\d{9}$/],
  ['966', /^\d{9}$/],
  ['971', /^\d{9}$/],
  ['974', /^\d{8}$/],
  ['977', /^\d{10}$/],
])

/** Digits of an international number, with its country's (E.164). */
const maxDigits = 15

/** Whether a national number can be one of this country. */
export const hasForm = (mobileNum: string, code: string) =>
  forms.get(code)?.test(mobileNum) ??
  (mobileNum.length > 6 && mobileNum.length <= maxDigits - code.length)

/** A number as it is sent. If the country's numbers are not known, any digits are accepted. */
export const isMobile = (mobileNum: string, code: string) =>
  v.is(Mobile, mobileNum) &&
  v.is(DialingCode, code) &&
  (forms.get(code)?.test(normaliseMobile(mobileNum)) ?? true)
