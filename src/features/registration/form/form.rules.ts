import { readPhone } from '#api/account/phone.ts'
import type { RegistrationField } from '#api/account/registration.fields.ts'
import { codeIn } from '#api/typed/code.ts'
import { compact, personName, plainText } from '#api/typed/text.ts'

/** An untouched field is absent. */
export type Typed = Readonly<Partial<Record<RegistrationField, string>>>

/** Trims and normalizes a typed or pasted value; a password is sent unchanged. */
export function asSent(field: RegistrationField, text: string, countryDialingCode: string): string {
  switch (field) {
    case 'password':
    case 'confirmPassword':
      return text
    case 'mobileNum':
      return readPhone({ mobileNum: text, countryDialingCode }).mobileNum
    case 'captcha':
    case 'verificationCode':
      return codeIn(text)
    case 'paymentPassword':
    case 'qqNum':
      return compact(text)
    case 'nickname':
    case 'payeeName':
      return personName(text)
    default:
      return plainText(text).trim()
  }
}
