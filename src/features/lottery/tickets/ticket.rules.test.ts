import { expect, it } from 'vitest'
import { contentText, nextSettling, ownNumbers, payoutShown } from './ticket.rules.ts'

it.each([
  [[], null],
  [[{ status: 'won', at: 5 }], null],
  [
    [
      { status: 'pending', at: 9 },
      { status: 'pending', at: 5 },
      { status: 'pending', at: 2 },
      { status: 'lost', at: 3 },
    ],
    5,
  ],
] as const)('of %j, the next draw to settle after 2 is at %s', (tickets, at) =>
  expect(nextSettling(tickets, 2)).toBe(at),
)

it.each([
  ['match', '3,11,25', ['3', '11', '25']],
  ['one', '7', ['7']],
  ['exact', '047', []],
  ['odd', '', []],
] as const)('a ticket %s on "%s" marks the balls %j', (play, content, own) =>
  expect(ownNumbers({ play, content })).toEqual(own),
)

it.each([
  ['pending', 0, null],
  ['won', 1900, 1900],
  ['lost', 0, 0],
  ['void', 1000, 1000],
] as const)('a ticket that is %s shows a payout of %s', (status, prize, shown) =>
  expect(payoutShown({ status, prize })).toBe(shown),
)

it('writes out the choice', () => {
  expect(contentText('3,11,25')).toBe('3, 11, 25')
  expect(contentText('047')).toBe('047')
})
