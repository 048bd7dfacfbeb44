import * as v from 'valibot'
import { phoneFields, readPhone } from '#api/account/phone.ts'
import type { Format } from '#api/account/registration.formats.ts'
import { TypedCode } from '#api/account/verification.ts'
import { newPasswordFields, isConfirmed } from '#features/password/password.rules.ts'
import { Step } from './forget.search.ts'

export const steps: readonly Step[] = Step.options

export const emptyForget = {
  mobileNum: '',
  countryDialingCode: '',
  verificationCode: '',
  newPassword: '',
  confirmNewPassword: '',
}
export type ForgetForm = Readonly<typeof emptyForget>

interface Reached {
  readonly form: ForgetForm
  readonly isProven: boolean
}

/** Falls back to an earlier step when the proof or the number is missing. */
export function forgetStepOf(wanted: Step, { form, isProven }: Reached): Step {
  if (wanted === 'password' && isProven) return 'password'
  const hasNumber = readPhone(form).fault === undefined
  return wanted !== 'mobile' && hasNumber ? 'code' : 'mobile'
}

export function formOfStep(step: Step, typed: ForgetForm, format: Format) {
  const phone = phoneFields(typed)
  switch (step) {
    case 'mobile':
      return v.object(phone)
    case 'code':
      return v.object({ ...phone, verificationCode: TypedCode })
    case 'password':
      return v.pipe(
        v.object(newPasswordFields(format)),
        v.forward(
          v.check((form) => isConfirmed(form), 'mismatch'),
          ['confirmNewPassword'],
        ),
      )
  }
}
export type FilledForget = v.InferOutput<ReturnType<typeof formOfStep>>

/** An expired proof leads back to the code. */
export const forgetPlaces = {
  code_wrong: 'verificationCode',
  code_expired: 'verificationCode',
  mobile_invalid: 'mobileNum',
  password_invalid: 'newPassword',
} as const
