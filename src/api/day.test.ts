import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Day, dayAfter, dayOf, daysIn, startOf } from './day.ts'

describe('a day of the platform', () => {
  it.each([
    ['2026-03-03T17:59:59Z', '2026-03-03'],
    ['2026-03-03T18:00:00Z', '2026-03-04'],
    ['2026-12-31T18:00:00Z', '2027-01-01'],
  ])('at %s is %s', (time, day) => {
    const at = Date.parse(time)
    expect(dayOf(at)).toBe(day)
    expect(startOf(dayOf(at))).toBeLessThanOrEqual(at)
  })

  it('adds and subtracts days across months', () => {
    expect(dayAfter('2026-02-28')).toBe('2026-03-01')
    expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28')
    expect(daysIn('2026-02-28', '2026-03-01')).toBe(2)
    expect(daysIn('2026-03-01', '2026-03-01')).toBe(1)
  })

  it.each([
    ['2026-03-01', true],
    ['2024-02-29', true],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['01-03-2026', false],
    ['today', false],
  ])('%s is valid: %s', (text, isDay) => {
    expect(v.is(Day, text)).toBe(isDay)
  })
})
