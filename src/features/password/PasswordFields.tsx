import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Field } from '../../ui/form/Field.tsx'
import { passwordFormatAtom } from './password.atoms.ts'
import type { Fault, NewPassword } from './password.rules.ts'

export const faultTexts: Readonly<Record<Fault, MessageDescriptor>> = {
  missing: msg`Enter your password`,
  malformed: msg`Password format is incorrect`,
  same: msg`The new password and the old password cannot be the same`,
  mismatch: msg`Confirmation password not matched`,
}

interface Props<Name extends string> {
  readonly errorOf: (field: Name) => string | undefined
  readonly change: (field: Name, text: string) => void
}

/** The password in use. */
export function OldPasswordField({
  value,
  errorOf,
  change,
}: Props<'oldPassword'> & { readonly value: string }) {
  const { t } = useLingui()
  return (
    <Field
      label={t`Old password`}
      name="oldPassword"
      type="password"
      reveal={{ show: t`Show password`, hide: t`Hide password` }}
      value={value}
      error={errorOf('oldPassword')}
      onChange={({ target }) => change('oldPassword', target.value)}
      autoComplete="current-password"
      autoCapitalize="none"
      enterKeyHint="next"
      maxLength={128}
    />
  )
}

/** The password that is chosen, and the same once more. */
export function NewPasswordFields({
  form,
  errorOf,
  change,
}: Props<keyof NewPassword> & { readonly form: NewPassword }) {
  const { t } = useLingui()
  const { min } = useAtomValue(passwordFormatAtom)
  const common = {
    type: 'password',
    reveal: { show: t`Show password`, hide: t`Hide password` },
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    maxLength: 128,
  }
  return (
    <>
      <Field
        {...common}
        label={t`New password`}
        name="newPassword"
        value={form.newPassword}
        error={errorOf('newPassword')}
        hint={t`At least ${min} characters, with a letter and a digit`}
        onChange={({ target }) => change('newPassword', target.value)}
        enterKeyHint="next"
      />
      <Field
        {...common}
        label={t`Confirm new password`}
        name="confirmNewPassword"
        value={form.confirmNewPassword}
        error={errorOf('confirmNewPassword')}
        onChange={({ target }) => change('confirmNewPassword', target.value)}
        enterKeyHint="done"
      />
    </>
  )
}

/** Whose password it is: for the player's eyes, and for a password manager's. */
export function UsernameField({ username }: { readonly username: string }) {
  const { t } = useLingui()
  return (
    <Field
      label={t`Username`}
      name="username"
      value={username}
      autoComplete="username"
      readOnly
      tabIndex={-1}
    />
  )
}
