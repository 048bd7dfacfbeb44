import { type Format, misfitOf } from '../../api/account/registration.formats.ts'

export interface NewPassword {
  readonly newPassword: string
  readonly confirmNewPassword: string
}

export interface PasswordForm extends NewPassword {
  readonly oldPassword: string
}

export type PasswordField = keyof PasswordForm
export type Fault = 'missing' | 'malformed' | 'same' | 'mismatch'
export type Faults<Field extends string> = Readonly<Partial<Record<Field, Fault>>>

/** What a password in use may be at most; older rules may have been looser than today's. */
const longestLogin = 128

/** What is wrong with a password that is chosen: its own form, then its confirmation. */
export function faultsOfNew(form: NewPassword, format: Format): Faults<keyof NewPassword> {
  const { newPassword, confirmNewPassword } = form
  return {
    ...(newPassword === ''
      ? { newPassword: 'missing' }
      : misfitOf(format, newPassword) && { newPassword: 'malformed' }),
    ...(confirmNewPassword === ''
      ? { confirmNewPassword: 'missing' }
      : confirmNewPassword !== newPassword && { confirmNewPassword: 'mismatch' }),
  }
}

interface Known {
  readonly format: Format
  /** The password of a first login, when it is still held. */
  readonly temporary: string | null
}

/** What is wrong with a change (section 5); the new one must differ wherever the old one is known. */
export function faultsOf(form: PasswordForm, { format, temporary }: Known): Faults<PasswordField> {
  const faults = { ...faultsOfOld(form, temporary), ...faultsOfNew(form, format) }
  const old = temporary ?? form.oldPassword
  const isSame = old !== '' && old === form.newPassword
  return isSame && !faults.newPassword ? { ...faults, newPassword: 'same' } : faults
}

function faultsOfOld({ oldPassword }: PasswordForm, temporary: string | null) {
  if (temporary !== null) return {}
  if (oldPassword === '') return { oldPassword: 'missing' } as const
  return oldPassword.length > longestLogin ? ({ oldPassword: 'malformed' } as const) : {}
}

/** Where on the form the platform's refusal is said. */
export function placeOf(code: string | null): PasswordField | 'form' {
  switch (code) {
    case 'old_password_wrong':
      return 'oldPassword'
    case 'password_invalid':
    case 'password_same':
      return 'newPassword'
    default:
      return 'form'
  }
}
