import { useLingui } from '@lingui/react/macro'
import { nationalNumber } from '../../../api/account/mobile.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { NewPasswordFields, UsernameField } from '../PasswordFields.tsx'
import type { ForgetSlots } from './ForgetScreen.tsx'
import type { Forgetting } from './useForget.ts'

type Props = Omit<ForgetSlots, 'onSaved'> & Omit<Forgetting, 'back'>

export function ForgetFields({ CodeField, ...forget }: Props) {
  const { step, form, username } = forget
  switch (step) {
    case 'mobile':
      return <MobileField {...forget} />
    case 'code':
      return (
        <CodeField
          {...form.field('verificationCode')}
          purpose="password"
          mobile={{ ...form.values, mobileNum: nationalNumber(form.values) }}
          onAsk={() => true}
        />
      )
    case 'password':
      return (
        <>
          <UsernameField username={username} />
          <NewPasswordFields form={form} />
        </>
      )
  }
}

function MobileField({
  CountryCodeField,
  form,
  setCountryCode,
  dropProof,
}: Omit<Props, 'CodeField'>) {
  const { t } = useLingui()
  const field = form.field('mobileNum')
  return (
    <Field
      {...field}
      label={t`Mobile number`}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      enterKeyHint="next"
      onChange={(event) => {
        field.onChange(event)
        dropProof()
      }}
      prefix={
        <CountryCodeField
          value={form.values.countryDialingCode}
          onChange={(countryDialingCode) => {
            setCountryCode(countryDialingCode)
            dropProof()
          }}
        />
      }
    />
  )
}
