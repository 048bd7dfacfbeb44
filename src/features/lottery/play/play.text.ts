import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PlayName, TicketStatus } from '#api/games/lottery.ts'

export const playNames: Readonly<Record<PlayName, MessageDescriptor>> = {
  exact: msg({ message: 'Straight', comment: 'A lottery bet: all digits in their order.' }),
  any: msg({ message: 'Any order', comment: 'A lottery bet: all digits, in any order.' }),
  last2: msg({ message: 'Last two', comment: 'A lottery bet: the last two digits.' }),
  match: msg({ message: 'All numbers', comment: 'A lottery bet: all numbers of the draw.' }),
  one: msg({ message: 'One number', comment: 'A lottery bet: one number is among those drawn.' }),
  big: msg({
    message: 'Big',
    comment: 'A lottery bet: the last digit, or the first ball, is in the upper half.',
  }),
  small: msg({
    message: 'Small',
    comment: 'A lottery bet: the last digit, or the first ball, is in the lower half.',
  }),
  odd: msg({
    message: 'Odd',
    comment: 'A lottery bet: the last digit, or the first ball, is an odd number.',
  }),
  even: msg({
    message: 'Even',
    comment: 'A lottery bet: the last digit, or the first ball, is an even number.',
  }),
}

export const ticketStatusNames: Readonly<Record<TicketStatus, MessageDescriptor>> = {
  pending: msg`Waiting for the draw`,
  won: msg({ message: 'Won', comment: 'Heading over a sum; on a lottery ticket, its result.' }),
  lost: msg`Not won`,
  void: msg`Canceled`,
}
