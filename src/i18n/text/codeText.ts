import { useLingui } from '@lingui/react/macro'
import { useFormat } from '#i18n/format.ts'

/** What is wrong with a code that is not of digits or too long. */
export function useDigitsText(most: number) {
  const { t } = useLingui()
  const max = useFormat().count(most)
  return t`Digits only, up to ${max}`
}

export function useCaptchaMessages() {
  const { t } = useLingui()
  return { missing: t`Enter the verification code`, malformed: useDigitsText(6) }
}

export function useSmsCodeMessages() {
  const { t } = useLingui()
  return { missing: t`Enter the code from the SMS`, malformed: useDigitsText(10) }
}

export function useMobileMessages() {
  const { t } = useLingui()
  return {
    missing: t`Enter your mobile number`,
    malformed: t`Please enter a valid mobile number`,
    tooLong: t`Enter a mobile number of at most 20 digits`,
    unclear: t`This can be read in two ways. Begin with + and the country code, or with 0.`,
    country: t`No country has this code. Check the digits after the +.`,
  }
}
