import { useLingui } from '@lingui/react/macro'
import { longestTypedMobile, nationalNumber } from '../../../api/account/mobile.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { NewPasswordFields, UsernameField } from '../PasswordFields.tsx'
import type { ForgetSlots } from './ForgetScreen.tsx'
import type { ForgetField, ForgetForm } from './forget.rules.ts'
import type { Step } from './forget.search.ts'

type Props = Omit<ForgetSlots, 'onSaved'> & {
  readonly step: Step
  readonly form: ForgetForm
  readonly username: string
  readonly errorOf: (field: ForgetField) => string | undefined
  readonly change: (part: Partial<ForgetForm>) => void
}

export function ForgetFields({ step, form, username, errorOf, change, ...slots }: Props) {
  const { CodeField } = slots
  switch (step) {
    case 'mobile':
      return <MobileField {...slots} {...{ form, errorOf, change }} />
    case 'code':
      return (
        <CodeField
          purpose="password"
          mobile={{ ...form, mobileNum: nationalNumber(form) }}
          value={form.verificationCode}
          error={errorOf('verificationCode')}
          onChange={(verificationCode) => change({ verificationCode })}
          onAsk={() => true}
        />
      )
    case 'password':
      return (
        <>
          <UsernameField username={username} />
          <NewPasswordFields
            form={form}
            errorOf={errorOf}
            change={(field, text) => change({ [field]: text })}
          />
        </>
      )
  }
}

type MobileProps = Pick<Props, 'CountryCodeField' | 'form' | 'errorOf' | 'change'>

function MobileField({ CountryCodeField, form, errorOf, change }: MobileProps) {
  const { t } = useLingui()
  return (
    <Field
      label={t`Mobile number`}
      name="mobileNum"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      enterKeyHint="next"
      maxLength={longestTypedMobile}
      value={form.mobileNum}
      error={errorOf('mobileNum')}
      onChange={({ target }) => change({ mobileNum: target.value })}
      prefix={
        <CountryCodeField
          value={form.countryDialingCode}
          onChange={(countryDialingCode) => change({ countryDialingCode })}
        />
      }
    />
  )
}
