import { useLingui } from '@lingui/react/macro'

export function useCaptchaMessages() {
  const { t } = useLingui()
  return {
    missing: t`Enter the verification code`,
    malformed: t`Digits only, up to 6`,
  }
}
