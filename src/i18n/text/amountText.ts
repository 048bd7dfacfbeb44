import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatsAtom } from '#i18n/language.atoms.ts'

/** `decimals` are those of the currency. */
export function useAmountMessages(decimals: number) {
  const { t } = useLingui()
  const { decimal } = useAtomValue(formatsAtom)
  const tooMany =
    decimals === 0
      ? t`Enter a whole amount, without decimals`
      : t`No more than three decimal places`
  return {
    missing: t`Enter an amount`,
    malformed:
      decimals === 0
        ? t`Enter the amount in digits, such as 500 or 1,250`
        : t`Enter the amount in digits, such as 500 or 1,250.50`,
    unclear:
      decimal === ','
        ? t`This can be read in two ways. Use a comma for decimals only.`
        : t`This can be read in two ways. Use a point for decimals only.`,
    negative: t`The amount must be above zero`,
    decimals: decimals === 2 ? t`No more than two decimal places` : tooMany,
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
