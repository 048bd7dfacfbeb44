import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BetStatus } from '#api/money/records.ts'
import type { Period } from './period/period.rules.ts'

export const periodNames: Readonly<Record<Period, MessageDescriptor>> = {
  today: msg`Today`,
  week: msg`7 days`,
  month: msg`30 days`,
  custom: msg`Choose days`,
}

export const betStatusNames: Readonly<Record<BetStatus, MessageDescriptor>> = {
  settled: msg({ message: 'Settled', comment: 'A bet whose result is known.' }),
  open: msg({ message: 'Not settled', comment: 'A bet whose result is not known yet.' }),
  void: msg({ message: 'Void', comment: 'A bet that does not count and is paid back.' }),
}

/** In the order of the cells in csv.rules.ts, like `betHeads`. */
export const dayHeads: readonly MessageDescriptor[] = [
  msg({ message: 'Day', comment: 'Column: a calendar day.' }),
  msg`Bets`,
  msg`Stake`,
  msg`Valid stake`,
  msg`Win`,
  msg`Net`,
]

export const betHeads: readonly MessageDescriptor[] = [
  msg`Bet ID`,
  msg`Time (Dhaka)`,
  msg`Game`,
  msg`Provider`,
  msg`Status`,
  msg`Stake`,
  msg`Valid stake`,
  msg`Win`,
  msg`Net`,
]
