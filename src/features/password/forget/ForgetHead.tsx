import { Trans, useLingui } from '@lingui/react/macro'
import { nationalNumber } from '../../../api/account/mobile.ts'
import { PasswordHead } from '../PasswordHead.tsx'
import type { ForgetForm } from './forget.rules.ts'
import type { Step } from './forget.search.ts'

interface Props {
  readonly step: Step
  readonly form: ForgetForm
}

/** Never reveals whether an account has the number. */
export function ForgetHead({ step, form }: Props) {
  const { t } = useLingui()
  const number = `+${form.countryDialingCode} ${nationalNumber(form)}`
  switch (step) {
    case 'mobile':
      return (
        <PasswordHead icon="phone" title={t`Forgot your password?`}>
          <Trans>Enter the mobile number of your account. We send a code there.</Trans>
        </PasswordHead>
      )
    case 'code':
      return (
        <PasswordHead icon="chat" title={t`Enter the code`}>
          <Trans>
            If an account has <bdi dir="ltr">{number}</bdi>, the code arrives there by SMS.
          </Trans>
        </PasswordHead>
      )
    case 'password':
      return (
        <PasswordHead icon="lock" title={t`Choose a new password`}>
          <Trans>You will need it to log in again on all your phones and browsers.</Trans>
        </PasswordHead>
      )
  }
}
