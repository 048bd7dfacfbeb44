import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { faultTexts } from '../PasswordFields.tsx'
import type { Fault } from '../password.rules.ts'
import type { ForgetField } from './forget.rules.ts'

type Texts = Readonly<Record<Fault, MessageDescriptor>>

const mobile: Texts = {
  ...faultTexts,
  missing: msg`Please enter your mobile number`,
  malformed: msg`Please enter a valid mobile number`,
}

const code: Texts = {
  ...faultTexts,
  missing: msg`Please enter the verification code`,
  malformed: msg`Verification code error`,
}

/** What a fault of a field is called, in the words of the error catalogue (section 8). */
export function faultTextsOf(field: ForgetField): Texts {
  if (field === 'mobileNum') return mobile
  return field === 'verificationCode' ? code : faultTexts
}
