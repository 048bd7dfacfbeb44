import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { KeyboardEvent } from 'react'
import { secretInputs } from '#i18n/text/secretInputs.ts'
import { Alert } from '#ui/feedback/Alert.tsx'
import { TryAgainIn } from '#ui/feedback/TryAgainIn.tsx'
import { Field } from '#ui/form/Field.tsx'
import { CaptchaField } from '#features/verification/CaptchaField.tsx'
import { CodeField } from '#features/verification/CodeField.tsx'
import { PhoneField } from '#features/verification/PhoneField.tsx'
import css from './LoginScreen.module.css'
import { storeNumber, type LoginState } from './useLoginForm.ts'
import { pauseAtom } from './login.atoms.ts'

interface Props {
  readonly login: LoginState
  /** Whether tabs offer a choice of method. */
  readonly hasTabs: boolean
}

/** The fields of the chosen login method. */
export function LoginFields({ login, hasTabs }: Props) {
  const { t } = useLingui()
  const { method, form, needsCaptcha } = login
  return (
    <div
      id="login-fields"
      className={css.panel}
      {...(hasTabs && { role: 'tabpanel', 'aria-label': t`Your details` })}
    >
      {method === 'username' ? <NameFields {...login} /> : <NumberFields {...login} />}
      {needsCaptcha && (
        // Each method has its own captcha picture.
        <CaptchaField key={method} {...form.field('captcha')} round={form.round} />
      )}
    </div>
  )
}

/** Fixed length, so that it does not reveal the password's. */
const dots = '••••••••'

function NameFields({ form, change, isSaved }: LoginState) {
  const { t } = useLingui()
  const { isRevealable, ...secret } = secretInputs.current
  const own = isSaved
    ? { placeholder: dots, hint: t`The password saved on this device is used. Type to replace it.` }
    : { isRevealable }
  return (
    <>
      <Field
        {...form.field('username')}
        label={t`Username`}
        onChange={({ target }) => change({ username: target.value })}
        onKeyDown={goToPassword}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode="text"
        enterKeyHint="next"
      />
      <Field
        {...form.field('password')}
        label={t`Password`}
        onChange={({ target }) => change({ password: target.value })}
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

function NumberFields({ form, change, fill }: LoginState) {
  const ask = () => {
    const isValid = form.validate('mobileNum')
    if (isValid) storeNumber(form.values)
    return isValid
  }
  return (
    <>
      <PhoneField
        {...form.field('mobileNum')}
        onChange={(mobileNum) => change({ mobileNum })}
        dialingCode={form.values.countryDialingCode}
        onCountry={(countryDialingCode) => fill({ countryDialingCode })}
      />
      <CodeField
        {...form.field('verificationCode')}
        onChange={(verificationCode) => change({ verificationCode })}
        purpose="login"
        mobile={form.values}
        mayRequest={ask}
      />
    </>
  )
}

export const LoginError = ({ form }: Pick<LoginState, 'form'>) => (
  <div className={css.error}>
    <Alert>{form.notice}</Alert>
    <TryAgainIn deadline={useAtomValue(pauseAtom)} />
  </div>
)
