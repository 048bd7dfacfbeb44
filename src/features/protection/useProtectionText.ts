import '#i18n/text/failureText.money.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { BreakLength } from '#api/money/limits.ts'
import { rangeOf } from '#api/money/amount.ts'
import { useRangeText } from '#i18n/text/amountText.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import { useFormat } from '#i18n/format.ts'
import type { Failure } from '#net/failure.ts'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'

export function useProtectionText() {
  const { t } = useLingui()
  const format = useFormat()
  const textOf = useFailureText()
  const exactly = useAtomValue(moneyAtom)
  const rangeText = useRangeText(exactly)
  const money = (minor: number | null) => (minor === null ? t`No limit` : exactly(minor))
  const hoursOf = (hours: number) => {
    const number = format.count(hours)
    return t`${plural(hours, { one: `${number} hour`, other: `${number} hours` })}`
  }
  const duration = (minutes: number) => {
    if (minutes % 60 === 0) return hoursOf(minutes / 60)
    const number = format.count(minutes)
    return t`${plural(minutes, { one: `${number} minute`, other: `${number} minutes` })}`
  }
  const breakLength = (length: BreakLength): string => {
    const many = Number.parseInt(length, 10) || 0
    const number = format.count(many)
    switch (length) {
      case '24h':
        return hoursOf(many)
      case '7d':
      case '30d':
        return t`${plural(many, { one: `${number} day`, other: `${number} days` })}`
      case '6m':
        return t`${plural(many, { one: `${number} month`, other: `${number} months` })}`
      case '1y':
        return t`${plural(many, { one: `${number} year`, other: `${number} years` })}`
      case 'forever':
        return t`Permanently`
    }
  }
  const session = (minutes: number | null) => (minutes === null ? t`No limit` : duration(minutes))
  const failureText = (failure: Failure) => {
    const range = failure.code === 'amount_invalid' ? rangeOf(failure.details) : null
    return range ? rangeText(range) : textOf(failure)
  }
  return { money, duration, session, breakLength, moment: format.moment, failureText }
}
