import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { WithdrawalSummary } from '../../../api/money/withdrawal.ts'
import { amountTexts } from '../../../i18n/text/amountText.ts'
import { type Fault, mostOf } from './form.rules.ts'
import { moneyAtom } from '../../merchant/merchant.atoms.ts'

/** What is wrong with a field, with the figures that would be right. */
export function useFaultText(summary: WithdrawalSummary) {
  const { t } = useLingui()
  const money = useAtomValue(moneyAtom)
  return (fault: Fault): string => {
    const [least, most] = [money(summary.min), money(summary.max)]
    const [available, today] = [money(summary.available), money(mostOf(summary))]
    switch (fault) {
      case 'unbound':
        return t`Add the account that the money shall go to`
      case 'low':
        return t`At least ${least}`
      case 'high':
        return t`At most ${most}`
      case 'balance':
        return t`${available} is available`
      case 'today':
        return t`${today} is left of what you can withdraw today`
      case 'noPassword':
        return t`Enter your payment password`
      case 'noCode':
        return t`Enter the code from the SMS`
      case 'sixDigits':
        return t`A payment password is six digits`
      default:
        return t(amountTexts[fault])
    }
  }
}
