import { expect, it } from 'vitest'
import { isJustDrawn, nextDraw, soonest, untilText } from './countdown.rules.ts'

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
