import type { RegistrationField } from '../../../api/account/registration.fields.ts'
import type { Code } from '../../../api/codes.ts'
import type { Failure } from '../../../net/failure.ts'
import { captchaPlaces } from '../../../api/account/verification.ts'

const places = {
  username_exists: 'username',
  username_invalid: 'username',
  password_invalid: 'password',
  mobile_exists: 'mobileNum',
  mobile_invalid: 'mobileNum',
  code_wrong: 'verificationCode',
  code_expired: 'verificationCode',
  human_required: 'verificationCode',
  email_exists: 'email',
  email_invalid: 'email',
  name_invalid: 'payeeName',
  referrer_invalid: 'recommenderId',
  invitation_invalid: 'affiliateCode',
  ...captchaPlaces,
} as const satisfies Partial<Record<Code, RegistrationField>>

export const placesOn = (
  asked: readonly { readonly field: RegistrationField }[],
): Partial<Record<Code, RegistrationField>> =>
  Object.fromEntries(
    Object.entries(places).filter(([, place]) => asked.some(({ field }) => field === place)),
  )

export const isTaken = ({ code }: Pick<Failure, 'code'>) =>
  code === 'username_exists' || code === 'mobile_exists' || code === 'email_exists'
