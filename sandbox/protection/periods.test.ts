import { describe, expect, it } from 'vitest'
import { dayAfter, dayOf, daysIn, startOf } from '../../src/api/day.ts'
import { periodOf } from './periods.ts'

const at = (iso: string) => Date.parse(iso)
const iso = (time: number) => new Date(time).toISOString()

describe('a day of the platform', () => {
  it.each([
    ['2026-03-03T17:59:59Z', '2026-03-03'],
    ['2026-03-03T18:00:00Z', '2026-03-04'],
    ['2026-12-31T18:00:00Z', '2027-01-01'],
  ])('of %s is %s', (time, day) => {
    expect(dayOf(at(time))).toBe(day)
    expect(startOf(dayOf(at(time)))).toBeLessThanOrEqual(at(time))
  })

  it('counts on and back over months', () => {
    expect(dayAfter('2026-02-28')).toBe('2026-03-01')
    expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28')
    expect(daysIn('2026-02-28', '2026-03-01')).toBe(2)
    expect(daysIn('2026-03-01', '2026-03-01')).toBe(1)
  })
})

describe('a period', () => {
  it.each([
    ['day', '2026-03-04T06:00:00Z', '2026-03-03T18:00:00.000Z', '2026-03-04T18:00:00.000Z'],
    ['week', '2026-03-04T06:00:00Z', '2026-03-01T18:00:00.000Z', '2026-03-08T18:00:00.000Z'],
    ['week', '2026-03-01T18:00:00Z', '2026-03-01T18:00:00.000Z', '2026-03-08T18:00:00.000Z'],
    ['week', '2026-03-01T17:59:59Z', '2026-02-22T18:00:00.000Z', '2026-03-01T18:00:00.000Z'],
    ['month', '2026-02-10T06:00:00Z', '2026-01-31T18:00:00.000Z', '2026-02-28T18:00:00.000Z'],
    ['month', '2026-12-31T17:00:00Z', '2026-11-30T18:00:00.000Z', '2026-12-31T18:00:00.000Z'],
  ] as const)('%s at %s runs from %s to %s', (period, time, from, to) => {
    const span = periodOf(period, at(time))
    expect([iso(span.from), iso(span.to)]).toEqual([from, to])
  })
})
