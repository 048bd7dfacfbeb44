import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent, ReactNode } from 'react'
import { Field } from '../../../ui/form/Field.tsx'
import type { LoginField } from './login.rules.ts'
import type { FieldSlots } from './login.slots.ts'
import { useFieldErrors } from './useFieldErrors.ts'
import type { LoginFormState } from './useLoginForm.ts'

interface Props extends Pick<FieldSlots, 'CaptchaField'> {
  readonly login: LoginFormState
  /** Stands in the place of username and password while the login is by SMS. */
  readonly children?: ReactNode
}

export function LoginFields({ login, CaptchaField, children }: Props) {
  const errorOf = useFieldErrors(login)
  const { method, form, needsCaptcha, round, change } = login
  return (
    <>
      {method === 'username' ? <NameFields login={login} errorOf={errorOf} /> : children}
      {needsCaptcha && (
        <CaptchaField
          value={form.captcha}
          error={errorOf('captcha')}
          round={round}
          onChange={(code) => change('captcha', code)}
        />
      )}
    </>
  )
}

interface NameProps {
  readonly login: LoginFormState
  readonly errorOf: (field: LoginField) => string | undefined
}

/** As many for every password. */
const dots = '••••••••'

function NameFields({ login: { form, isSaved, change }, errorOf }: NameProps) {
  const { t } = useLingui()
  const own = isSaved
    ? { placeholder: dots, hint: t`The password saved on this phone is used. Type to replace it.` }
    : { reveal: { show: t`Show password`, hide: t`Hide password` } }
  return (
    <>
      <Field
        label={t`Username`}
        name="username"
        value={form.username}
        error={errorOf('username')}
        onChange={({ target }) => change('username', target.value)}
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
        label={t`Password`}
        name="password"
        type="password"
        {...own}
        value={form.password}
        error={errorOf('password')}
        onChange={({ target }) => change('password', target.value)}
        autoComplete="current-password"
        autoCapitalize="none"
        enterKeyHint="go"
        maxLength={128}
      />
    </>
  )
}

/** Enter is "next" here while the password is still to come, as the keyboard's key says. */
function goToPassword(event: KeyboardEvent<HTMLInputElement>) {
  const password = event.currentTarget.form?.elements.namedItem('password')
  if (event.key !== 'Enter' || !(password instanceof HTMLInputElement) || password.value) return
  event.preventDefault()
  password.focus()
}
