import { useLingui } from '@lingui/react/macro'
import { useFormat } from '#i18n/format.ts'

/** What is wrong with a code that is not of digits or too long. */
export function useDigitsText(most: number) {
  const { t } = useLingui()
  const max = useFormat().count(most)
  return t`Digits only, up to ${max}`
}
