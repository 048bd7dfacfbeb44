import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LimitKind, LimitPeriod } from '#api/money/limits.ts'

export const kindNames: Readonly<Record<LimitKind, MessageDescriptor>> = {
  deposit: msg`Deposit limit`,
  loss: msg({
    message: 'Loss limit',
    comment: 'The most that the player wants to lose in a day, week or month.',
  }),
  wager: msg({
    message: 'Stake limit',
    comment: 'The most that the player wants to bet in a day, week or month.',
  }),
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

export const maxNames: Readonly<Record<LimitPeriod, MessageDescriptor>> = {
  day: msg`Maximum per day`,
  week: msg`Maximum per week`,
  month: msg`Maximum per month`,
}
