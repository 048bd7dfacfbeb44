import * as v from 'valibot'
import { isMobile, mobileOf } from '../../../api/account/mobile.ts'
import type { Format } from '../../../api/account/registration.formats.ts'
import { SmsCode } from '../../../api/account/verification.ts'
import { chosen, isConfirmed } from '../password.rules.ts'
import { Step } from './forget.search.ts'

export const steps: readonly Step[] = Step.options

export const emptyForm = {
  mobileNum: '',
  countryDialingCode: '',
  verificationCode: '',
  newPassword: '',
  confirmNewPassword: '',
}
export type ForgetForm = Readonly<typeof emptyForm>

interface Reached {
  readonly form: ForgetForm
  readonly isProven: boolean
}

/** Falls back to an earlier step when the proof or the number is missing. */
export function stepOf(wanted: Step, { form, isProven }: Reached): Step {
  if (wanted === 'password' && isProven) return 'password'
  const hasNumber = isMobile(form.mobileNum, form.countryDialingCode)
  return wanted !== 'mobile' && hasNumber ? 'code' : 'mobile'
}

export function formOfStep(step: Step, { countryDialingCode }: ForgetForm, format: Format) {
  const phone = { mobileNum: mobileOf(countryDialingCode), countryDialingCode: v.string() }
  switch (step) {
    case 'mobile':
      return v.object(phone)
    case 'code':
      return v.object({ ...phone, verificationCode: v.pipe(v.string(), v.trim(), SmsCode) })
    case 'password':
      return v.pipe(
        v.object(chosen(format)),
        v.forward(
          v.check((form) => isConfirmed(form), 'mismatch'),
          ['confirmNewPassword'],
        ),
      )
  }
}
export type Filled = v.InferOutput<ReturnType<typeof formOfStep>>

/** An expired proof leads back to the code. */
export const places = {
  code_wrong: 'verificationCode',
  code_expired: 'verificationCode',
  mobile_invalid: 'mobileNum',
  password_invalid: 'newPassword',
} as const
