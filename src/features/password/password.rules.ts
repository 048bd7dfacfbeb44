import * as v from 'valibot'
import { LoginPassword } from '#api/account/password.ts'
import { type Format, fits } from '#api/account/registration.formats.ts'

export interface NewPassword {
  readonly newPassword: string
  readonly confirmNewPassword: string
}

export const newPasswordFields = (format: Format) => ({
  newPassword: v.pipe(LoginPassword, fits(format)),
  confirmNewPassword: v.pipe(v.string(), v.minLength(1)),
})

export const isConfirmed = ({ newPassword, confirmNewPassword }: NewPassword) =>
  newPassword === confirmNewPassword

interface Known {
  readonly format: Format
  readonly temporary: string | null
}

/** Section 5: the new password must differ from the old one, if that is known. */
export const changeForm = ({ format, temporary }: Known) =>
  v.pipe(
    v.object({
      oldPassword: temporary === null ? LoginPassword : v.string(),
      ...newPasswordFields(format),
    }),
    v.forward(
      v.check(({ oldPassword, newPassword }) => newPassword !== (temporary ?? oldPassword), 'same'),
      ['newPassword'],
    ),
    v.forward(
      v.check((form) => isConfirmed(form), 'mismatch'),
      ['confirmNewPassword'],
    ),
  )

export const passwordPlaces = {
  old_password_wrong: 'oldPassword',
  password_invalid: 'newPassword',
  password_same: 'newPassword',
} as const
