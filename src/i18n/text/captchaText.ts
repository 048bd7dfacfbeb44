import { useLingui } from '@lingui/react/macro'
import { useDigitsText } from './digitsText.ts'

export function useCaptchaMessages() {
  const { t } = useLingui()
  return { missing: t`Enter the verification code`, malformed: useDigitsText(6) }
}
