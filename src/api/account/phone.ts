import * as v from 'valibot'
import { countries } from './countries.ts'
import {
  type Phone,
  hasForm,
  isMobile,
  mobileLength,
  normaliseMobile,
  withoutSeparators,
} from './mobile.ts'

const codes = new Set(countries.map(({ dialingCode }) => dialingCode))

/** The longest country code with which the number begins: 1246 is Barbados, 1 the United States. */
const codeOf = (digits: string) =>
  [4, 3, 2, 1].map((length) => digits.slice(0, length)).find((code) => codes.has(code))

/**
 * `country`: the number begins with no country's code. `unclear`: its first digits may be the chosen country's code
 * or part of the number.
 */
type PhoneFault = 'missing' | 'malformed' | 'tooLong' | 'unclear' | 'country'

interface TypedPhone extends Phone {
  readonly fault?: PhoneFault
}

/** Prefixes of copied numbers, as in "tel:+8801711000001" or "Mobile: 01711000001". */
const scheme = /^[\p{L}\p{M}]{2,12}:\/*/u

/**
 * Reads a number that was typed, pasted or filled in by the phone, for the chosen country. A number with "+" or "00"
 * has the country it names. A result without a fault can be read in only one way.
 */
export function readPhone({ mobileNum: text, countryDialingCode: chosen }: Phone): TypedPhone {
  const typed = withoutSeparators(text).replace(scheme, '')
  if (typed === '') return { mobileNum: '', countryDialingCode: chosen, fault: 'missing' }
  const [, international] = /^(?:\+(?:00)?|00)(.*)$/s.exec(typed) ?? []
  if (international === undefined) return readNational(typed, chosen)
  const code = codeOf(international)
  if (code === undefined)
    return { mobileNum: international, countryDialingCode: chosen, fault: 'country' }
  return checked(normaliseMobile(international.slice(code.length)), code)
}

function readNational(typed: string, code: string): TypedPhone {
  const whole = normaliseMobile(typed)
  if (code === '' || !whole.startsWith(code)) return checked(whole, code)
  const rest = normaliseMobile(whole.slice(code.length))
  if (!hasForm(rest, code)) return checked(whole, code)
  if (!hasForm(whole, code)) return checked(rest, code)
  const phone = checked(whole, code)
  return typed === whole ? { ...phone, fault: 'unclear' } : phone
}

function checked(mobileNum: string, countryDialingCode: string): TypedPhone {
  const fault = faultOf(mobileNum, countryDialingCode)
  return { mobileNum, countryDialingCode, ...(fault && { fault }) }
}

function faultOf(mobileNum: string, code: string): PhoneFault | undefined {
  if (mobileNum.length > mobileLength && /^\d+$/.test(mobileNum)) return 'tooLong'
  return isMobile(mobileNum, code) ? undefined : 'malformed'
}

/** As it is sent. */
export function numberOf(typed: Phone): Phone {
  const { mobileNum, countryDialingCode } = readPhone(typed)
  return { mobileNum, countryDialingCode }
}

/** A form's fields for it, as typed. */
export const phoneFields = (typed: Phone) => ({
  mobileNum: v.pipe(
    v.string(),
    v.rawCheck(({ addIssue }) => {
      const { fault } = readPhone(typed)
      if (fault) addIssue({ message: fault })
    }),
  ),
  countryDialingCode: v.string(),
})

/** "+880 1711000001". */
export function phoneText(typed: Phone): string {
  const { mobileNum, countryDialingCode } = readPhone(typed)
  return `+${countryDialingCode} ${mobileNum}`
}

/** "8801711000001". */
export function internationalNumber(typed: Phone): string {
  const { mobileNum, countryDialingCode } = readPhone(typed)
  return `${countryDialingCode}${mobileNum}`
}
