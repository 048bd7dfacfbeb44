import { describe, expect, it } from 'vitest'
import type { LotteryGame } from '#api/games/lottery.ts'
import {
  columnsOf,
  drawToShow,
  isJustDrawn,
  nextDraw,
  soonest,
  untilText,
} from './countdown.rules.ts'

const minute = 60_000
const schedule = { firstAt: 1000, every: 10 * minute, closesBefore: minute }

it.each([
  [1000, 10 * minute + 1000, true],
  [999, 1000, false],
  [9 * minute + 999, 10 * minute + 1000, true],
  [9 * minute + 1000, 10 * minute + 1000, false],
  [10 * minute + 999, 10 * minute + 1000, false],
  [10 * minute + 1000, 20 * minute + 1000, true],
  [-5 * minute, 1000, true],
])('at %i the next draw is at %i, and its tickets are sold: %s', (now, at, isOpen) =>
  expect(nextDraw(schedule, now)).toEqual({ at, closesAt: at - minute, isOpen }),
)

it('counts down to the earliest of several draws', () => {
  const daily = { firstAt: 0, every: 1440 * minute, closesBefore: 0 }
  expect(soonest([{ schedule: daily }, { schedule }], 5000)?.at).toBe(10 * minute + 1000)
  expect(soonest([], 5000)).toBeNull()
})

it.each([
  [65_000, '1:05'],
  [64_001, '1:05'],
  [1, '0:01'],
  [0, '0:00'],
  [-5000, '0:00'],
  [3_600_000, '1:00:00'],
])('%i ms before it, the countdown shows %s', (left, text) =>
  expect(untilText(1_000_000 + left, 1_000_000)).toBe(text),
)

it.each([
  ['not before the draw', -1, false],
  ['at the draw', 0, true],
  ['seconds after it', 9_999, true],
  ['not for later visitors', 10_000, false],
])('shows the balls one by one: %s', (_, since, falls) => {
  expect(isJustDrawn(1_000_000, 1_000_000 + since)).toBe(falls)
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
