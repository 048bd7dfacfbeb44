import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LimitKind, LimitPeriod } from '#api/money/limits.ts'

export const kindNames: Readonly<Record<LimitKind, MessageDescriptor>> = {
  deposit: msg`Deposit limit`,
  loss: msg`Loss limit`,
  wager: msg`Stake limit`,
}

export const kindNotes: Readonly<Record<LimitKind, MessageDescriptor>> = {
  deposit: msg`The most you can deposit`,
  loss: msg`The most you can lose: your stakes minus your winnings`,
  wager: msg`The most you can stake in total, won or lost`,
}

export const limitPeriodNames: Readonly<Record<LimitPeriod, MessageDescriptor>> = {
  day: msg`Per day`,
  week: msg`Per week`,
  month: msg`Per month`,
}

export const mostNames: Readonly<Record<LimitPeriod, MessageDescriptor>> = {
  day: msg`Maximum per day`,
  week: msg`Maximum per week`,
  month: msg`Maximum per month`,
}
