import { describe, expect, it } from 'vitest'
import { type Break, type BreakLength, type Limit, endOfBreak } from '#api/money/limits.ts'
import { breakAt, effectOf, lengthsAfter, limitAt, sessionAt, usageOf } from './protection.rules.ts'

const now = Date.parse('2026-03-04T06:00:00Z')
const hour = 3_600_000

describe('a new value', () => {
  it.each([
    [null, 500, 'now'],
    [500, 400, 'now'],
    [500, 0, 'now'],
    [500, 501, 'later'],
    [500, null, 'later'],
    [500, 500, 'same'],
    [null, null, 'same'],
  ])('after %s, %s takes effect: %s', (from, to, effect) => {
    expect(effectOf(from, to)).toBe(effect)
  })
})

describe('what is used', () => {
  it.each([
    [{ amount: null, used: 50 }, null],
    [
      { amount: 100, used: 0 },
      { share: 0, left: 100 },
    ],
    [
      { amount: 100, used: 25 },
      { share: 0.25, left: 75 },
    ],
    [
      { amount: 100, used: 140 },
      { share: 1, left: 0 },
    ],
    [
      { amount: 100, used: -40 },
      { share: 0, left: 100 },
    ],
    [
      { amount: 0, used: 0 },
      { share: 1, left: 0 },
    ],
  ])('%j is %j', (limit, usage) => {
    expect(usageOf(limit)).toEqual(usage)
  })
})

const limit: Limit = {
  kind: 'deposit',
  period: 'day',
  amount: 100,
  used: 0,
  resetsAt: now + hour,
  pending: { amount: 900, at: now },
}

describe('a pending change', () => {
  it('applies from its time on', () => {
    expect(limitAt(limit, now - 1)).toBe(limit)
    expect(limitAt(limit, now)).toMatchObject({ amount: 900, pending: null })
    const session = { minutes: 30, pending: { minutes: null, at: now } }
    expect(sessionAt(session, now - 1)).toBe(session)
    expect(sessionAt(session, now)).toEqual({ minutes: null, pending: null })
  })
})

const pause = (length: BreakLength, until: number | null): Break => ({ length, since: 0, until })

describe('a break', () => {
  it('ends at its time, and one for good never', () => {
    expect(breakAt(pause('24h', now), now)).toBeNull()
    expect(breakAt(pause('24h', now + 1), now)).not.toBeNull()
    expect(breakAt(pause('forever', null), now)).not.toBeNull()
  })

  it.each([
    [null, ['24h', '7d', '30d', '6m', '1y', 'forever']],
    [pause('24h', now - hour), ['24h', '7d', '30d', '6m', '1y', 'forever']],
    [pause('7d', now + 48 * hour), ['7d', '30d', '6m', '1y', 'forever']],
    [pause('1y', endOfBreak('1y', now)), ['forever']],
    [pause('forever', null), []],
  ])('that is active can be replaced by longer ones only: %j', (running, lengths) => {
    expect(lengthsAfter(running, now)).toEqual(lengths)
  })
})
