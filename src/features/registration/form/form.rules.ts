import { nationalNumber, toLatinDigits } from '../../../api/account/mobile.ts'
import type {
  RegistrationField,
  RegistrationMethod,
} from '../../../api/account/registration.fields.ts'

/** An untouched field is absent. */
export type Typed = Readonly<Partial<Record<RegistrationField, string>>>

export interface Form {
  /** Null until the player chooses. */
  readonly method: RegistrationMethod | null
  readonly typed: Typed
  /** Null until the player chooses. */
  readonly countryDialingCode: string | null
  /** Null until the player ticks or unticks it. */
  readonly isAgreed: boolean | null
}

export const emptyForm: Form = {
  method: null,
  typed: {},
  countryDialingCode: null,
  isAgreed: null,
}

/** Never written to storage (security 3). */
const secrets: readonly RegistrationField[] = [
  'password',
  'confirmPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
  'idNumber',
]

export const withoutSecrets = (typed: Typed): Typed =>
  pick(typed, (field) => !secrets.some((secret) => secret === field))

export const switched = (form: Form, method: RegistrationMethod): Form => ({
  ...form,
  method,
  typed: pick(form.typed, (field) =>
    ['mobileNum', 'affiliateCode', 'recommenderId'].includes(field),
  ),
})

const pick = (typed: Typed, isPicked: (field: string) => boolean): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([field]) => isPicked(field)))

/** Trims and normalizes a typed or pasted value; a password is sent unchanged. */
export function asSent(field: RegistrationField, text: string, countryDialingCode: string): string {
  switch (field) {
    case 'password':
    case 'confirmPassword':
      return text
    case 'mobileNum':
      return nationalNumber({ mobileNum: text, countryDialingCode })
    case 'captcha':
    case 'verificationCode':
    case 'paymentPassword':
    case 'qqNum':
      return toLatinDigits(text).replace(/[\s\p{Cf}]/gu, '')
    case 'nickname':
    case 'payeeName':
      return text.trim().replace(/\s+/g, ' ')
    default:
      return toLatinDigits(text).trim()
  }
}
