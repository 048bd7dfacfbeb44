import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PlayName, TicketStatus } from '#api/games/lottery.ts'
import type { PlayType } from '#api/games/lotteryCode.ts'

export const playNames: Readonly<Record<PlayName, MessageDescriptor>> = {
  exact: msg`Straight`,
  any: msg`Any order`,
  last2: msg`Last two`,
  match: msg`All numbers`,
  one: msg`One number`,
  big: msg`Big`,
  small: msg`Small`,
  odd: msg`Odd`,
  even: msg`Even`,
}

export const playTypeNames: Readonly<Record<PlayType, MessageDescriptor>> = {
  trad: msg`Numbers`,
  ent: msg`Quick bets`,
}

export const statusNames: Readonly<Record<TicketStatus, MessageDescriptor>> = {
  pending: msg`Waiting for the draw`,
  won: msg`Won`,
  lost: msg`Not won`,
  void: msg`Canceled`,
}
