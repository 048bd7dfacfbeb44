import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ComponentType, KeyboardEvent } from 'react'
import { useFailureText } from '../../i18n/failureText.ts'
import { Field } from '../../ui/Field.tsx'
import { type Fault, type LoginField, placeOf } from './login.rules.ts'
import type { useLoginForm } from './useLoginForm.ts'

const faultTexts: Readonly<Record<LoginField, Readonly<Record<Fault, MessageDescriptor>>>> = {
  username: { missing: msg`Enter your username`, malformed: msg`Account format is incorrect` },
  password: { missing: msg`Enter your password`, malformed: msg`Password format is incorrect` },
  captcha: {
    missing: msg`Please enter the verification code`,
    malformed: msg`Only digits, up to 6`,
  },
}

/** The code in a picture, as features/verification draws it. */
export type CaptchaSlot = ComponentType<{
  readonly value: string
  readonly error: string | undefined
  readonly round: number
  readonly onChange: (code: string) => void
}>

type Props = Pick<
  ReturnType<typeof useLoginForm>,
  'form' | 'faults' | 'failure' | 'needsCaptcha' | 'round' | 'change'
> & { readonly CaptchaField: CaptchaSlot }

export function LoginFields(props: Props) {
  const { form, faults, failure, needsCaptcha, round, change, CaptchaField } = props
  const { t } = useLingui()
  const failureText = useFailureText()
  const errorOf = (field: LoginField) => {
    const fault = faults[field]
    if (fault) return t(faultTexts[field][fault])
    return failure && placeOf(failure.code) === field ? failureText(failure) : undefined
  }
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
        reveal={{ show: t`Show password`, hide: t`Hide password` }}
        value={form.password}
        error={errorOf('password')}
        onChange={({ target }) => change('password', target.value)}
        autoComplete="current-password"
        autoCapitalize="none"
        enterKeyHint="go"
        maxLength={128}
      />
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

/** Enter is "next" here while the password is still to come, as the keyboard's key says. */
function goToPassword(event: KeyboardEvent<HTMLInputElement>) {
  const password = event.currentTarget.form?.elements.namedItem('password')
  if (event.key !== 'Enter' || !(password instanceof HTMLInputElement) || password.value) return
  event.preventDefault()
  password.focus()
}
