import type { RegistrationField } from '#api/account/registration.fields.ts'
import type { RefusalCode } from '#api/codes.ts'
import type { Failure } from '#net/failure.ts'
import type { Attempt } from './attempt.rules.ts'
import { captchaPlaces } from '#api/account/verification.ts'

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
} as const satisfies Partial<Record<RefusalCode, RegistrationField>>

export const placesOn = (
  requested: readonly { readonly field: RegistrationField }[],
): Partial<Record<RefusalCode, RegistrationField>> =>
  Object.fromEntries(
    Object.entries(places).filter(([, place]) => requested.some(({ field }) => field === place)),
  )

const takenPlaces = new Map([
  ['username_exists', 'username'],
  ['mobile_exists', 'mobileNum'],
  ['email_exists', 'email'],
] as const satisfies [RefusalCode, RegistrationField][])

type Refusal = Pick<Failure, 'code'>

const takenPlace = ({ code }: Refusal) => [...takenPlaces].find(([taken]) => taken === code)?.[1]

export const isTaken = (refusal: Refusal) => takenPlace(refusal) !== undefined

/** Another attempt with the same name, number or address that is reported as taken. */
export const isOfTaken = (refusal: Refusal, { key, payload }: Attempt) => {
  const place = takenPlace(refusal)
  const textOf = (of: Attempt['payload']) => place && of[place]?.toLowerCase()
  const taken = textOf(payload)
  return (other: Attempt) =>
    other.key !== key && taken !== undefined && textOf(other.payload) === taken
}
