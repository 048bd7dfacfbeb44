import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ComponentProps, ReactNode } from 'react'
import { useFormat } from '#i18n/format.ts'
import { secretInputs } from '#i18n/text/secretInputs.ts'
import { Field } from '#ui/form/Field.tsx'
import { Icon, type IconName } from '#ui/icon/Icon.tsx'
import css from './PasswordForm.module.css'
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
  const min = useFormat().count(useAtomValue(passwordFormatAtom).min)
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

interface HeadProps {
  readonly icon: IconName
  readonly title: string
  readonly children: ReactNode
}

export const PasswordHead = ({ icon, title, children }: HeadProps) => (
  <header className={css.head}>
    <span className={css.badge}>
      <Icon name={icon} size="large" />
    </span>
    <h1 className={css.heading}>{title}</h1>
    <p className={css.text}>{children}</p>
  </header>
)
