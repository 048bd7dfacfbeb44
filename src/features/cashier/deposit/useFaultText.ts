import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { DepositMethod, DepositPromotion } from '../../../api/money/deposit.ts'
import { amountTexts } from '../../../i18n/text/amountText.ts'
import { moneyAtom } from '../../merchant/merchant.atoms.ts'
import type { DepositField, Fault } from './form.rules.ts'

/** What is wrong with a field, with the figures that would be right. */
export function useFaultText() {
  const { t } = useLingui()
  const money = useAtomValue(moneyAtom)
  return (
    field: DepositField,
    fault: Fault,
    method: DepositMethod | undefined,
    promotion: DepositPromotion | undefined,
  ): string => {
    const least = money((field === 'promotion' ? promotion?.min : method?.min) ?? 0)
    const most = money(method?.max ?? 0)
    switch (fault) {
      case 'unchosen':
        return t`Choose a way to pay`
      case 'closed':
        return t`This way to pay is closed at the moment. Please choose another one.`
      case 'low':
        return field === 'promotion'
          ? t`This promotion needs a deposit of at least ${least}`
          : t`At least ${least}`
      case 'high':
        return t`At most ${most}`
      default:
        return t(amountTexts[fault])
    }
  }
}
