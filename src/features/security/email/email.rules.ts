import * as v from 'valibot'
import { fits, formatOf } from '#api/account/registration.formats.ts'
import { TypedCode } from '#api/account/verification.ts'
import { Plain } from '#api/typed/text.ts'

export const EmailForm = v.object({
  email: v.pipe(Plain, v.minLength(1), fits(formatOf({}, 'email'))),
  verificationCode: TypedCode,
})

export const emailPlaces = {
  email_invalid: 'email',
  email_exists: 'email',
  code_wrong: 'verificationCode',
  code_expired: 'verificationCode',
} as const
