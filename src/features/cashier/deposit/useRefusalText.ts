import '../../../i18n/text/failureText.forms.ts'
import '../../../i18n/text/failureText.money.ts'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useFailureText } from '../../../i18n/text/failureText.ts'
import { useFormat } from '../../../i18n/format.ts'
import type { Failure } from '../../../net/failure.ts'
import { moneyAtom } from '../../merchant/merchant.atoms.ts'
import { breakOf, limitOf, rangeOf } from './refusal.rules.ts'

export function useRefusalText() {
  const { t } = useLingui()
  const textOf = useFailureText()
  const format = useFormat()
  const money = useAtomValue(moneyAtom)
  const moment = (at: number) => `${format.date(at)}, ${format.time(at)}`

  const exactly = ({ code, details }: Failure): string | undefined => {
    const range = code === 'amount_invalid' ? rangeOf(details) : null
    if (range) {
      const [least, most] = [money(range.min), money(range.max)]
      return t`Enter an amount between ${least} and ${most}`
    }
    const limit = code === 'limit_deposit' ? limitOf(details) : null
    if (limit) {
      const [left, end] = [money(limit.left), moment(limit.resetsAt)]
      return t`Your own deposit limit leaves ${left} until ${end}.`
    }
    const pause = code === 'cooling_off' ? breakOf(details) : null
    if (pause?.until) {
      const end = moment(pause.until)
      return t`You are on a break until ${end}. You can withdraw, but not deposit or play.`
    }
    return undefined
  }
  return (failure: Failure): string => exactly(failure) ?? textOf(failure)
}
