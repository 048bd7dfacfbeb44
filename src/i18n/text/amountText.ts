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

export function useRangeText(money: (minor: number) => string) {
  const { t } = useLingui()
  return ({ min, max }: { readonly min: number; readonly max: number }) => {
    const [least, most] = [money(min), money(max)]
    return t`Enter an amount between ${least} and ${most}`
  }
}
