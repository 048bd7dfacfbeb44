import '../../../i18n/text/failureText.forms.ts'
import '../../../i18n/text/failureText.money.ts'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useFailureText } from '../../../i18n/text/failureText.ts'
import { useFormat } from '../../../i18n/format.ts'
import type { Failure } from '../../../net/failure.ts'
import { detailsOf } from './refusal.rules.ts'
import { moneyAtom } from '../../merchant/merchant.atoms.ts'

export function useRefusalText() {
  const { t } = useLingui()
  const textOf = useFailureText()
  const format = useFormat()
  const money = useAtomValue(moneyAtom)

  const exactly = ({ code, details }: Failure): string | undefined => {
    const { min, max, left, countLeft, amountLeft, triesLeft, expirationTime } = detailsOf(details)
    if (code === 'amount_invalid' && max !== undefined) {
      const [least, most] = [money(min ?? 0), money(max)]
      return t`Enter an amount between ${least} and ${most}`
    }
    if (code === 'turnover_left' && left !== undefined) {
      const rest = money(left)
      return t`Stake ${rest} more before you can withdraw.`
    }
    if (code === 'allowance_used' && countLeft === 0)
      return t`You have used up today’s number of withdrawals`
    if (code === 'allowance_used' && amountLeft !== undefined) {
      const rest = money(amountLeft)
      return t`You can still withdraw ${rest} today`
    }
    if (code === 'payment_password_wrong' && triesLeft !== undefined) {
      const tries = format.count(triesLeft)
      return t`The payment password is incorrect. Tries left: ${tries}`
    }
    if (code === 'payment_password_locked' && expirationTime !== undefined) {
      const end = format.time(expirationTime)
      return t`Too many wrong payment passwords. Use a code by SMS, or try again at ${end}.`
    }
    return undefined
  }
  return (failure: Failure): string => exactly(failure) ?? textOf(failure)
}
