import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Offers, isReturning, mayOffer, withFirstVisit, withOffer } from './offers.rules.ts'

const minute = 60_000
const day = 24 * 60 * minute
const now = 1_800_000_000_000
const fresh: Offers = { firstSeenAt: now - day, offeredAt: [], isInstalled: false }
const offered = (...daysAgo: number[]): Offers => ({
  ...fresh,
  offeredAt: daysAgo.map((days) => now - days * day),
})

describe('the home screen is offered', () => {
  it.each([
    ['when it was never offered', fresh, true],
    ['not when it is installed', { ...fresh, isInstalled: true }, false],
    ['not an hour after a refusal', offered(1 / 24), false],
    ['not six days after a refusal', offered(6.9), false],
    ['a week after a refusal', offered(7), true],
    ['not a third time in thirty days', offered(29, 14), false],
    ['again when the first of two is thirty days old', offered(30, 14), true],
    ['not when the last of them is recent', offered(40, 2), false],
    ['when the earlier offers were long ago', offered(300, 200, 100, 60), true],
    ['not at once when the clock was set back', { ...fresh, offeredAt: [now + day] }, false],
    ['after a time in the future was stored', { ...fresh, offeredAt: [now + 365 * day] }, true],
  ])('%s', (_, offers, may) => {
    expect(mayOffer(offers, now)).toBe(may)
  })

  it('at most twice in any thirty days, however many visits', () => {
    let offers = fresh
    const times: number[] = []
    for (let time = now; time < now + 365 * day; time += 7 * 60 * minute) {
      if (!mayOffer(offers, time)) continue
      offers = withOffer(offers, time)
      times.push(time)
    }
    for (const [index, time] of times.entries())
      expect((times[index + 2] ?? Infinity) - time).toBeGreaterThanOrEqual(30 * day)
    expect(times.length).toBeGreaterThan(20)
    expect(offers.offeredAt.length).toBeLessThanOrEqual(2)
  })
})

describe('the visit', () => {
  it.each([
    ['is not the first', { ...fresh, firstSeenAt: 0 }, false],
    ['is not a reload of the first', { ...fresh, firstSeenAt: now - 29 * minute }, false],
    ['is any later one', { ...fresh, firstSeenAt: now - 30 * minute }, true],
    ['is not counted by a clock that was set back', { ...fresh, firstSeenAt: now + day }, false],
  ])('%s', (_, offers, isLater) => {
    expect(isReturning(offers, now)).toBe(isLater)
  })

  it('is counted from the first view, whose time is stored', () => {
    const first = withFirstVisit({ ...fresh, firstSeenAt: 0 }, now)
    expect(first.firstSeenAt).toBe(now)
    expect(withFirstVisit(first, now + day).firstSeenAt).toBe(now)
    expect(withFirstVisit(first, now - day).firstSeenAt).toBe(now - day)
  })
})

it.each([null, 'x', {}, { firstSeenAt: '1', offeredAt: [], isInstalled: false }])(
  'starts afresh when %j is stored',
  (stored) => {
    expect(v.parse(Offers, stored)).toEqual({ firstSeenAt: 0, offeredAt: [], isInstalled: false })
  },
)
