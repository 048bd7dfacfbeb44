import * as v from 'valibot'
import { isMobile } from '../../../api/account/mobile.ts'
import { SmsCode } from '../../../api/account/verification.ts'

export type LoginMethod = 'username' | 'sms'
export type LoginField = 'username' | 'password' | 'mobileNum' | 'verificationCode' | 'captcha'
/** What was typed, of both methods, and the dialing code. */
export type LoginForm = Readonly<Record<LoginField | 'countryDialingCode', string>>
export type Fault = 'missing' | 'malformed'

export const emptyForm: LoginForm = {
  username: '',
  password: '',
  mobileNum: '',
  countryDialingCode: '',
  verificationCode: '',
  captcha: '',
}

const fieldsOf: Readonly<Record<LoginMethod, readonly LoginField[]>> = {
  username: ['username', 'password'],
  sms: ['mobileNum', 'verificationCode'],
}

const Username = v.pipe(v.string(), v.trim(), v.maxLength(64))
const Password = v.pipe(v.string(), v.maxLength(128))
const Captcha = v.pipe(v.string(), v.trim(), v.regex(/^\d{1,6}$/))

const isWell: Readonly<Record<LoginField, (form: LoginForm) => boolean>> = {
  username: ({ username }) => v.is(Username, username),
  password: ({ password }) => v.is(Password, password),
  mobileNum: ({ mobileNum, countryDialingCode }) => isMobile(mobileNum, countryDialingCode),
  verificationCode: ({ verificationCode }) => v.is(SmsCode, verificationCode.trim()),
  captcha: ({ captcha }) => v.is(Captcha, captcha),
}

/** Spaces are no name, but may be a password. */
const isMissing = (field: LoginField, text: string) =>
  field === 'password' ? text === '' : text.trim() === ''

export type LoginFaults = Readonly<Partial<Record<LoginField, Fault>>>

const worthKeeping = [...fieldsOf.username, ...fieldsOf.sms]

/** Something stands in it that would be missed; a picture's code is asked for anew anyway. */
export const isFilled = (form: LoginForm) => worthKeeping.some((field) => form[field] !== '')

/** What is wrong with one field. */
export function faultOf(form: LoginForm, field: LoginField): Fault | undefined {
  if (isMissing(field, form[field])) return 'missing'
  return isWell[field](form) ? undefined : 'malformed'
}

/** What is wrong with the form, field by field; the captcha counts only where it is asked for. */
export function faultsOf(form: LoginForm, method: LoginMethod, needsCaptcha: boolean): LoginFaults {
  const faults: Partial<Record<LoginField, Fault>> = {}
  for (const field of [...fieldsOf[method], ...(needsCaptcha ? (['captcha'] as const) : [])]) {
    const fault = faultOf(form, field)
    if (fault) faults[field] = fault
  }
  return faults
}

/** Where on the form the platform's refusal is said. */
export function placeOf(code: string | null, method: LoginMethod): LoginField | 'form' {
  switch (code) {
    case 'login_failed':
    case 'code_wrong':
    case 'code_expired':
      return method === 'sms' ? 'verificationCode' : 'password'
    case 'account_disabled':
    case 'non_member':
    case 'non_agent':
      return method === 'sms' ? 'mobileNum' : 'username'
    case 'captcha_required':
    case 'captcha_wrong':
      return 'captcha'
    default:
      return 'form'
  }
}

/** A refused pair may be wrong in either half: mending one of them takes back what was said at the other. */
const pairs: readonly (readonly LoginField[])[] = [
  ['username', 'password'],
  ['mobileNum', 'verificationCode'],
]

export function isAbout(code: string | null, method: LoginMethod, field: LoginField): boolean {
  const place = placeOf(code, method)
  return (
    pairs.some((pair) => pair.some((half) => half === place) && pair.includes(field)) ||
    place === field
  )
}

const Asking = v.object({ captcha: v.literal(true) })

/** A failed login may ask for a captcha with the next try (section 2). */
export const asksForCaptcha = (details: unknown) => v.is(Asking, details)
