import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ComponentProps } from 'react'
import { secretInputs } from '../../i18n/text/secretInputs.ts'
import { Field } from '../../ui/form/Field.tsx'
import { passwordFormatAtom } from './password.atoms.ts'
import type { NewPassword } from './password.rules.ts'

export function usePasswordMessages() {
  const { t } = useLingui()
  const missing = t`Enter your password`
  const malformed = t`Password format is incorrect`
  return {
    oldPassword: { missing, malformed },
    newPassword: {
      missing,
      malformed,
      same: t`The new password and the old password cannot be the same`,
    },
    confirmNewPassword: { missing, mismatch: t`Confirmation password not matched` },
  }
}

type Drawn = Omit<ComponentProps<typeof Field>, 'label'>

interface Props {
  readonly form: { readonly field: (name: keyof NewPassword) => Drawn }
}

export function NewPasswordFields({ form }: Props) {
  const { t } = useLingui()
  const { min } = useAtomValue(passwordFormatAtom)
  const { chosen } = secretInputs
  return (
    <>
      <Field
        {...form.field('newPassword')}
        {...chosen}
        label={t`New password`}
        hint={t`At least ${min} characters, with a letter and a digit`}
        enterKeyHint="next"
      />
      <Field
        {...form.field('confirmNewPassword')}
        {...chosen}
        label={t`Confirm new password`}
        enterKeyHint="done"
      />
    </>
  )
}

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
