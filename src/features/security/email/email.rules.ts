import { formatOf, misfitOf } from '../../../api/account/registration.formats.ts'
import { SmsCode } from '../../../api/account/verification.ts'
import * as v from 'valibot'

export interface EmailForm {
  readonly email: string
  readonly code: string
}
export type EmailField = keyof EmailForm
export type Fault = 'notEmail' | 'missing' | 'notDigits'
export type Faults = Readonly<Partial<Record<EmailField, Fault>>>

export const empty: EmailForm = { email: '', code: '' }

/** What is wrong with each field. */
export function faultsOf({ email, code }: EmailForm): Faults {
  const codeFault = code === '' ? 'missing' : v.is(SmsCode, code) ? undefined : 'notDigits'
  return {
    ...(misfitOf(formatOf({}, 'email'), email.trim()) && { email: 'notEmail' }),
    ...(codeFault && { code: codeFault }),
  }
}

/** Which field a refusal is about; undefined is the form as a whole. */
export function placeOf(code: string | null): EmailField | undefined {
  if (code === 'email_invalid' || code === 'email_exists') return 'email'
  if (code === 'code_wrong' || code === 'code_expired') return 'code'
  return undefined
}
