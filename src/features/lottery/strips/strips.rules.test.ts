import { describe, expect, it } from 'vitest'
import type { Pool } from '#api/games/jackpots.ts'
import type { LotteryGame } from '#api/games/lottery.ts'
import { drawToShow, poolToShow, columnsOf } from './strips.rules.ts'

const pool = (id: string, amount: number, mustDropBy: number | null = null): Pool => ({
  id,
  name: id,
  amount,
  mustDropBy,
  lastWin: null,
  games: [],
})

describe('the jackpot on home', () => {
  it.each([
    ['none of none', [], undefined],
    ['the largest', [pool('small', 1), pool('large', 2)], 'large'],
    ['the one that must drop, though smaller', [pool('large', 2), pool('due', 1, 9)], 'due'],
    ['the one that must drop first', [pool('later', 1, 9), pool('sooner', 1, 8)], 'sooner'],
  ])('is %s', (_, pools, id) => {
    expect(poolToShow(pools)?.id).toBe(id)
  })
})

const lottery = (code: string, every: number, closesBefore = 0, topPrize = 1) =>
  ({ code, topPrize, schedule: { firstAt: 0, every, closesBefore } }) as LotteryGame

describe('the draw on home', () => {
  it.each([
    ['none of none', [], undefined],
    ['the next', [lottery('day', 1000), lottery('hour', 100)], 'hour'],
    [
      'one whose tickets are still sold',
      [lottery('closed', 100, 90), lottery('open', 200)],
      'open',
    ],
    [
      'of two at the same time the one with the higher prize',
      [lottery('a', 100, 0, 5), lottery('b', 100, 0, 9)],
      'b',
    ],
  ])('is %s', (_, games, code) => {
    expect(drawToShow(games, 50)?.game.code).toBe(code)
  })
})

const at = (hours: number, minutes: number, seconds: number) =>
  ((hours * 60 + minutes) * 60 + seconds) * 1000

/** The digits that the columns show `left` seconds before the draw. */
const shown = (left: number) => {
  const { tens, units } = columnsOf(left)
  return '543210'.charAt(Math.floor(tens / 10)) + '9876543210'.charAt(Math.floor(units))
}

it.each([
  [at(0, 4, 32) + 500, '32'],
  [at(0, 0, 59) + 900, '59'],
  [at(0, 1, 0) + 100, '00'],
  [at(2, 0, 9) + 1, '09'],
])('%d ms are at the column positions %s', (left, seconds) => {
  expect(shown(left)).toBe(seconds)
})
