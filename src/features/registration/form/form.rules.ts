import { nationalNumber, toLatinDigits } from '../../../api/account/mobile.ts'
import type { RegistrationField } from '../../../api/account/registration.fields.ts'

/** An untouched field is absent. */
export type Typed = Readonly<Partial<Record<RegistrationField, string>>>

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
