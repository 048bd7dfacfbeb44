import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent, ReactNode } from 'react'
import { useSecretInputs } from '../../../i18n/text/useSecretInputs.ts'
import { Field } from '../../../ui/form/Field.tsx'
import type { FieldSlots } from './login.slots.ts'
import type { LoginState } from './useLoginForm.ts'

interface Props extends Pick<FieldSlots, 'CaptchaField'> {
  readonly login: LoginState
  readonly children?: ReactNode
}

export function LoginFields({ login, CaptchaField, children }: Props) {
  const { method, form, needsCaptcha } = login
  return (
    <>
      {method === 'username' ? <NameFields {...login} /> : children}
      {needsCaptcha && <CaptchaField {...form.field('captcha')} round={form.round} />}
    </>
  )
}

/** Fixed length, so that it does not reveal the password's. */
const dots = '••••••••'

function NameFields({ form, isSaved }: LoginState) {
  const { t } = useLingui()
  const { reveal, ...secret } = useSecretInputs().current
  const own = isSaved
    ? { placeholder: dots, hint: t`The password saved on this phone is used. Type to replace it.` }
    : { reveal }
  return (
    <>
      <Field
        {...form.field('username')}
        label={t`Username`}
        onKeyDown={goToPassword}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode="text"
        enterKeyHint="next"
        maxLength={64}
      />
      <Field
        {...form.field('password')}
        label={t`Password`}
        {...secret}
        {...own}
        enterKeyHint="go"
      />
    </>
  )
}

function goToPassword(event: KeyboardEvent<HTMLInputElement>) {
  const password = event.currentTarget.form?.elements.namedItem('password')
  if (event.key !== 'Enter' || !(password instanceof HTMLInputElement) || password.value) return
  event.preventDefault()
  password.focus()
}
