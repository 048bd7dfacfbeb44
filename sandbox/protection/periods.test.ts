import { describe, expect, it } from 'vitest'
import { periodOf } from './periods.ts'

const iso = (time: number) => new Date(time).toISOString()

describe('a period', () => {
  it.each([
    ['day', '2026-03-04T06:00:00Z', '2026-03-03T18:00:00.000Z', '2026-03-04T18:00:00.000Z'],
    ['week', '2026-03-04T06:00:00Z', '2026-03-01T18:00:00.000Z', '2026-03-08T18:00:00.000Z'],
    ['week', '2026-03-01T18:00:00Z', '2026-03-01T18:00:00.000Z', '2026-03-08T18:00:00.000Z'],
    ['week', '2026-03-01T17:59:59Z', '2026-02-22T18:00:00.000Z', '2026-03-01T18:00:00.000Z'],
    ['month', '2026-02-10T06:00:00Z', '2026-01-31T18:00:00.000Z', '2026-02-28T18:00:00.000Z'],
    ['month', '2026-12-31T17:00:00Z', '2026-11-30T18:00:00.000Z', '2026-12-31T18:00:00.000Z'],
  ] as const)('%s at %s runs from %s to %s', (period, time, from, to) => {
    const span = periodOf(period, Date.parse(time))
    expect([iso(span.from), iso(span.to)]).toEqual([from, to])
  })
})
