import { describe, expect, it } from 'vitest'
import { minutesSince, untilNextCheck } from './reality.rules.ts'

const minute = 60_000

describe('the next reality check', () => {
  it.each([
    [0, 15, 15],
    [1, 15, 14],
    [14, 15, 1],
    [15, 15, 15],
    [31, 30, 29],
    [61, 60, 59],
    [-5, 15, 15],
  ])('after %s minutes, every %s, is %s minutes away', (played, every, away) => {
    expect(untilNextCheck(0, every, played * minute)).toBe(away * minute)
  })

  it('counts whole minutes, and none before the start', () => {
    expect(minutesSince(0, 15.9 * minute)).toBe(15)
    expect(minutesSince(minute, 0)).toBe(0)
  })
})
