import * as v from 'valibot'
import { isMobile } from '../../../api/account/mobile.ts'
import type { Format } from '../../../api/account/registration.formats.ts'
import { SmsCode } from '../../../api/account/verification.ts'
import { type Fault, type NewPassword, faultsOfNew } from '../password.rules.ts'
import { Step } from './forget.search.ts'

export const steps: readonly Step[] = Step.options

export interface ForgetForm extends NewPassword {
  readonly mobileNum: string
  readonly countryDialingCode: string
  readonly verificationCode: string
}
export type ForgetField = Exclude<keyof ForgetForm, 'countryDialingCode'>
export type ForgetFaults = Readonly<Partial<Record<ForgetField, Fault>>>

export const emptyForm: ForgetForm = {
  mobileNum: '',
  countryDialingCode: '',
  verificationCode: '',
  newPassword: '',
  confirmNewPassword: '',
}

interface Reached {
  readonly form: ForgetForm
  readonly isProven: boolean
}

/** The step that may be shown: nobody comes to a password without a proof, or to a code without a number. */
export function stepOf(wanted: Step, { form, isProven }: Reached): Step {
  if (wanted === 'password' && isProven) return 'password'
  const hasNumber = isMobile(form.mobileNum, form.countryDialingCode)
  return wanted !== 'mobile' && hasNumber ? 'code' : 'mobile'
}

/** What is wrong with the fields of one step. */
export function faultsOfStep(step: Step, form: ForgetForm, format: Format): ForgetFaults {
  switch (step) {
    case 'mobile':
      if (form.mobileNum.trim() === '') return { mobileNum: 'missing' }
      return isMobile(form.mobileNum, form.countryDialingCode) ? {} : { mobileNum: 'malformed' }
    case 'code':
      if (form.verificationCode.trim() === '') return { verificationCode: 'missing' }
      return v.is(SmsCode, form.verificationCode.trim()) ? {} : { verificationCode: 'malformed' }
    case 'password':
      return faultsOfNew(form, format)
  }
}

/** Where the platform's refusal is said; a proof that has run out leads back to the code. */
export function placeOfForget(code: string | null): ForgetField | 'form' {
  switch (code) {
    case 'code_wrong':
    case 'code_expired':
      return 'verificationCode'
    case 'mobile_invalid':
      return 'mobileNum'
    case 'password_invalid':
      return 'newPassword'
    default:
      return 'form'
  }
}
