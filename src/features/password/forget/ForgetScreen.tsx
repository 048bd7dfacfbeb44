import { Trans, useLingui } from '@lingui/react/macro'
import { numberOf, phoneText } from '#api/account/phone.ts'
import { Button } from '#ui/button/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Form } from '#ui/form/Form.tsx'
import { StepBar } from '#ui/layout/Progress.tsx'
import {
  NewPasswordFields,
  PasswordHead,
  UsernameField,
} from '#features/password/PasswordFields.tsx'
import css from '#features/password/PasswordForm.module.css'
import { CodeField } from '#features/verification/CodeField.tsx'
import { PhoneField } from '#features/verification/PhoneField.tsx'
import { type ForgetForm, steps } from './forget.rules.ts'
import type { Step } from './forget.search.ts'
import { type Forgetting, useForget } from './useForget.ts'

export function ForgetScreen({ step: wanted }: { readonly step: Step }) {
  const { back, ...forget } = useForget(wanted)
  const { form, step } = forget
  return (
    <Form form={form} className={css.page}>
      <StepBar reached={steps.indexOf(step) + 1} total={steps.length} />
      <ForgetHead step={step} form={form.values} />
      <div className={css.fields}>
        <ForgetFields {...forget} />
      </div>
      <Alert>{form.notice}</Alert>
      <div className={css.actions}>
        <Button type="submit" block busy={form.isBusy}>
          {step === 'password' ? <Trans>Save password</Trans> : <Trans>Continue</Trans>}
        </Button>
        {step !== 'mobile' && (
          <Button kind="quiet" block onClick={back}>
            <Trans>Back</Trans>
          </Button>
        )}
      </div>
    </Form>
  )
}

interface HeadProps {
  readonly step: Step
  readonly form: ForgetForm
}

/** Never reveals whether an account has the number. */
function ForgetHead({ step, form }: HeadProps) {
  const { t } = useLingui()
  const number = phoneText(form)
  switch (step) {
    case 'mobile':
      return (
        <PasswordHead icon="phone" title={t`Forgot password?`}>
          <Trans>Enter the mobile number of your account. We send a code there.</Trans>
        </PasswordHead>
      )
    case 'code':
      return (
        <PasswordHead icon="chat" title={t`Enter the code`}>
          <Trans>
            Tap “Get code”. If an account has <bdi dir="ltr">{number}</bdi>, the code arrives there
            by SMS.
          </Trans>
        </PasswordHead>
      )
    case 'password':
      return (
        <PasswordHead icon="lock" title={t`Choose a new password`}>
          <Trans>You need it to sign in again on all your devices.</Trans>
        </PasswordHead>
      )
  }
}

type FieldsProps = Omit<Forgetting, 'back'>

function ForgetFields(forget: FieldsProps) {
  const { step, form, username } = forget
  switch (step) {
    case 'mobile':
      return <MobileField {...forget} />
    case 'code':
      return (
        <CodeField
          {...form.field('verificationCode')}
          purpose="password"
          mobile={numberOf(form.values)}
          mayRequest={() => true}
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

function MobileField({ form, setCountryCode, dropProof }: FieldsProps) {
  const field = form.field('mobileNum')
  return (
    <PhoneField
      {...field}
      onChange={(mobileNum) => {
        field.onChange(mobileNum)
        dropProof()
      }}
      dialingCode={form.values.countryDialingCode}
      onCountry={(countryDialingCode) => {
        setCountryCode(countryDialingCode)
        dropProof()
      }}
    />
  )
}
