import * as v from 'valibot'
import { fits, formatOf } from '../../../api/account/registration.formats.ts'
import { bindEmail } from '../../../api/account/security.ts'

export const EmailForm = v.object({
  ...bindEmail.input.entries,
  email: v.pipe(v.string(), v.trim(), v.minLength(1), fits(formatOf({}, 'email'))),
})

export const places = {
  email_invalid: 'email',
  email_exists: 'email',
  code_wrong: 'verificationCode',
  code_expired: 'verificationCode',
} as const
