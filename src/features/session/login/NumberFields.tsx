import { useLingui } from '@lingui/react/macro'
import { longestTypedMobile, toLatinDigits } from '../../../api/account/mobile.ts'
import { Field } from '../../../ui/form/Field.tsx'
import type { FieldSlots } from './login.slots.ts'
import { useFieldErrors } from './useFieldErrors.ts'
import type { LoginFormState } from './useLoginForm.ts'

interface Props extends Pick<FieldSlots, 'CodeField' | 'CountryCodeField'> {
  readonly login: LoginFormState
}

/** A mobile number and the code that was sent to it. */
export function NumberFields({ login, CodeField, CountryCodeField }: Props) {
  const { t } = useLingui()
  const errorOf = useFieldErrors(login)
  const { form, change, fill, checkNumber } = login
  return (
    <>
      <Field
        label={t`Mobile number`}
        name="mobileNum"
        type="tel"
        prefix={
          <CountryCodeField
            value={form.countryDialingCode}
            onChange={(countryDialingCode) => fill({ countryDialingCode })}
          />
        }
        value={form.mobileNum}
        error={errorOf('mobileNum')}
        onChange={({ target }) => change('mobileNum', toLatinDigits(target.value))}
        autoComplete="tel-national"
        inputMode="numeric"
        enterKeyHint="next"
        maxLength={longestTypedMobile}
      />
      <CodeField
        purpose="login"
        mobile={form}
        value={form.verificationCode}
        error={errorOf('verificationCode')}
        onChange={(code) => change('verificationCode', code)}
        onAsk={checkNumber}
      />
    </>
  )
}
