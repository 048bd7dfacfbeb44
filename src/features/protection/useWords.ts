import '../../i18n/text/failureText.money.ts'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { BreakLength } from '../../api/money/limits.ts'
import { useFailureText } from '../../i18n/text/failureText.ts'
import { useFormat } from '../../i18n/format.ts'
import type { Failure } from '../../net/failure.ts'
import { moneyAtom } from '../merchant/merchant.atoms.ts'
import { rangeOf } from './protection.rules.ts'

/** Sums, spans of time, moments and refusals, as this page says them. */
export function useWords() {
  const { t } = useLingui()
  const format = useFormat()
  const textOf = useFailureText()
  const exactly = useAtomValue(moneyAtom)
  const money = (minor: number | null) => (minor === null ? t`No limit` : exactly(minor))
  const span = (minutes: number) => {
    const isHours = minutes % 60 === 0
    const number = format.count(isHours ? minutes / 60 : minutes)
    if (!isHours) return t`${number} minutes`
    return minutes === 60 ? t`${number} hour` : t`${number} hours`
  }
  const breakOf = (length: BreakLength): string => {
    const number = format.count(Number.parseInt(length, 10) || 0)
    switch (length) {
      case '24h':
        return t`${number} hours`
      case '7d':
      case '30d':
        return t`${number} days`
      case '6m':
        return t`${number} months`
      case '1y':
        return t`${number} year`
      case 'forever':
        return t`For good`
    }
  }
  const session = (minutes: number | null) => (minutes === null ? t`No limit` : span(minutes))
  const moment = (at: number) => `${format.date(at)}, ${format.time(at)}`
  const refusal = (failure: Failure) => {
    const range = failure.code === 'amount_invalid' ? rangeOf(failure.details) : null
    if (!range) return textOf(failure)
    const [least, most] = [exactly(range.min), exactly(range.max)]
    return t`Enter an amount between ${least} and ${most}`
  }
  return { money, span, session, breakOf, moment, refusal }
}
