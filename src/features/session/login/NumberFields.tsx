import { useLingui } from '@lingui/react/macro'
import { toLatinDigits } from '../../../api/account/mobile.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { storeAskedNumber } from './askedNumber.ts'
import type { FieldSlots } from './login.slots.ts'
import type { LoginState } from './useLoginForm.ts'

interface Props extends Pick<FieldSlots, 'CodeField' | 'CountryCodeField'> {
  readonly login: LoginState
}

export function NumberFields({
  login: { form, change, fill },
  CodeField,
  CountryCodeField,
}: Props) {
  const { t } = useLingui()
  const ask = () => {
    const isValid = form.check('mobileNum')
    if (isValid) storeAskedNumber(form.values)
    return isValid
  }
  return (
    <>
      <Field
        {...form.field('mobileNum')}
        label={t`Mobile number`}
        type="tel"
        prefix={
          <CountryCodeField
            value={form.values.countryDialingCode}
            onChange={(countryDialingCode) => fill({ countryDialingCode })}
          />
        }
        onChange={({ target }) => change({ mobileNum: toLatinDigits(target.value) })}
        autoComplete="tel-national"
        inputMode="numeric"
        enterKeyHint="next"
      />
      <CodeField
        {...form.field('verificationCode')}
        onChange={(verificationCode) => change({ verificationCode })}
        purpose="login"
        mobile={form.values}
        onAsk={ask}
      />
    </>
  )
}
