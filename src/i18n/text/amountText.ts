import { useLingui } from '@lingui/react/macro'

export function useAmountMessages() {
  const { t } = useLingui()
  return {
    missing: t`Enter an amount`,
    malformed: t`Enter the amount in digits, such as 500 or 1,250.50`,
    negative: t`The amount must be above zero`,
    decimals: t`No more than two decimal places`,
    large: t`This amount is too large`,
  }
}
