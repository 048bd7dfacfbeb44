import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFailureText } from '../../../i18n/text/failureText.ts'
import '../../../i18n/text/failureText.forms.ts'
import { type Fault, type LoginField, placeOf } from './login.rules.ts'
import type { LoginFormState } from './useLoginForm.ts'

const faultTexts: Readonly<Record<LoginField, Readonly<Record<Fault, MessageDescriptor>>>> = {
  username: { missing: msg`Enter your username`, malformed: msg`Account format is incorrect` },
  password: { missing: msg`Enter your password`, malformed: msg`Password format is incorrect` },
  mobileNum: {
    missing: msg`Enter your mobile number`,
    malformed: msg`Please enter a valid mobile number`,
  },
  verificationCode: {
    missing: msg`Enter the code from the SMS`,
    malformed: msg`Only digits, up to 10`,
  },
  captcha: {
    missing: msg`Please enter the verification code`,
    malformed: msg`Only digits, up to 6`,
  },
}

/** What is said at each field, in the language on screen: its own fault, else the platform's refusal. */
export function useFieldErrors({
  faults,
  failure,
  method,
}: Pick<LoginFormState, 'faults' | 'failure' | 'method'>) {
  const { t } = useLingui()
  const failureText = useFailureText()
  return (field: LoginField): string | undefined => {
    const fault = faults[field]
    if (fault) return t(faultTexts[field][fault])
    return failure && placeOf(failure.code, method) === field ? failureText(failure) : undefined
  }
}
