import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  learnTime,
  onClockSet,
  onCorrection,
  platformNow,
  platformTime,
  requestNow,
} from './clock.ts'
import { answerAt, setPlatformClock } from './clock.testing.ts'
import { firstAfter } from './useNow.ts'

const now = Date.UTC(2026, 10, 26)
const [second, minute, day] = [1000, 60_000, 86_400_000]
const page = { method: 'GET', since: now }
/** By how much the platform's clock is thought to be ahead of the phone's. */
const ahead = () => platformNow() - Date.now()

beforeEach(() => {
  vi.useFakeTimers({ now })
  setPlatformClock(now)
  // Later than the page can have preloaded anything.
  vi.advanceTimersByTime(minute)
  vi.setSystemTime(now)
})

/** As caches hand on what they have stored. */
const caches: readonly [string, Readonly<Record<string, string>>][] = [
  ['a cache that leaves the Date', { 'Cache-Control': 'max-age=0, s-maxage=60' }],
  ['a cache that adds an Age', { 'Cache-Control': 'public, max-age=300', Age: '240' }],
  ['a browser’s own cache', { 'Cache-Control': 'max-age=600' }],
  ['a cache that nobody has told anything', { 'Cache-Control': '' }],
]

describe('the platform’s clock', () => {
  it.each([day, -day, 37 * second])('is used on a phone whose clock is %i ms behind', (off) => {
    learnTime(answerAt(now + off), page)
    expect(ahead()).toBe(off)
    expect(platformTime(now)).toBe(now + off)
  })

  it.each(caches)('is not set back by %s', (_, headers) => {
    learnTime(answerAt(now - 4 * minute, headers), page)
    expect(ahead()).toBe(0)
    learnTime(answerAt(now + 37 * second), page)
    learnTime(answerAt(now - 4 * minute, headers), page)
    expect(ahead()).toBe(37 * second)
  })

  it.each(caches)('is at least the time of %s', (_, headers) => {
    learnTime(answerAt(now + day - 4 * minute, headers), page)
    expect(ahead()).toBe(day - 4 * minute)
    learnTime(answerAt(now + day), page)
    expect(ahead()).toBe(day)
  })

  it('ignores a cache that renews Date and adds Age', () => {
    learnTime(answerAt(now, { 'Cache-Control': 's-maxage=300', Age: '240' }), page)
    expect(ahead()).toBe(0)
  })

  it.each([-day, 0, day])('is not set back by a slow answer, off by %i ms', (off) => {
    learnTime(answerAt(now + off), page)
    vi.setSystemTime(now + 9000)
    learnTime(answerAt(now + off + second), { method: 'GET', since: now })
    expect(ahead()).toBe(off)
  })

  it('follows a slow answer on a phone that is a day ahead', () => {
    vi.setSystemTime(now + 9000)
    learnTime(answerAt(now - day + 9000), { method: 'GET', since: now })
    expect(ahead()).toBe(-day)
  })

  it.each([3_600_000, -3_600_000])(
    'is corrected by the next answer after the phone’s clock was set by %i ms',
    (by) => {
      vi.setSystemTime(now + by)
      learnTime(answerAt(now), requestNow('GET'))
      expect(platformNow()).toBe(now)
    },
  )

  it('is read from the answer to a write, whatever its caching', () => {
    learnTime(answerAt(now - day, { 'Cache-Control': '' }), { method: 'POST', since: now })
    expect(ahead()).toBe(-day)
  })

  it.each([null, '', 'yesterday'])('ignores a Date of %j', (date) => {
    learnTime(answerAt(now + day), page)
    const headers = new Headers({
      'Cache-Control': 'no-store',
      ...(date !== null && { Date: date }),
    })
    learnTime({ headers, url: '' }, page)
    expect(ahead()).toBe(day)
  })
})

it('a preloaded answer may be as old as the page', () => {
  vi.useFakeTimers({ now, toFake: ['Date', 'performance'] })
  vi.advanceTimersByTime(5000)
  expect(requestNow('GET').since).toBe(now)
  expect(requestNow('POST').since).toBe(now + 5000)
  vi.advanceTimersByTime(30_000)
  expect(requestNow('GET').since).toBe(now + 35_000)
})

describe('an answer of a page whose app starts slowly', () => {
  const url = 'https://mela.example/wps/system/status'
  /** The platform answered 900 ms after the page began, and 20 s later once more. */
  const [answered, again] = [900, 20_000]

  function open(path: string, initiatorType: string, off: number) {
    vi.useFakeTimers({ now: now + off, toFake: ['Date', 'performance'] })
    const load = { startTime: 300, duration: answered - 300, initiatorType }
    vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
      name === url + path ? [{ ...load, name, entryType: 'resource', toJSON: () => load }] : [],
    )
    return (at: number) =>
      learnTime(Object.assign(answerAt(now + at), { url: url + path }), requestNow('GET'))
  }

  it.each([day, 0, -day])(
    'gives the time of arrival when the page preloaded it, off by %i ms',
    (off) => {
      const hear = open(`?off=${off}`, 'link', off)
      vi.advanceTimersByTime(4000)
      hear(answered)
      expect(Math.abs(platformNow() - (now + 4000))).toBeLessThanOrEqual(second)
      vi.advanceTimersByTime(again - 4000)
      hear(again)
      expect(Math.abs(platformNow() - (now + again))).toBeLessThanOrEqual(second)
    },
  )

  it('gives the time of reading when the app requested it', () => {
    const hear = open('?asked', 'fetch', day)
    vi.advanceTimersByTime(4000)
    hear(4000)
    expect(platformNow()).toBe(now + 4000)
  })
})

it('announces visible corrections only', () => {
  const told = vi.fn<() => void>()
  const release = onCorrection(told)
  learnTime(answerAt(now), page)
  expect(told).not.toHaveBeenCalled()
  learnTime(answerAt(now + 3 * second), page)
  expect(told).toHaveBeenCalledOnce()
  release()
})

it.each([
  ['is set ahead', 3_600_000, 1],
  ['is set back', -3_600_000, 1],
  ['goes on', 0, 0],
])('a phone’s clock that %s is noticed %3$i times', async (_, by, times) => {
  const told = vi.fn<() => void>()
  platformNow()
  await Promise.resolve()
  const release = onClockSet(told)
  vi.setSystemTime(Date.now() + by)
  for (let look = 0; look < 3; look++) {
    vi.advanceTimersByTime(minute)
    platformNow()
    await Promise.resolve()
  }
  expect(told).toHaveBeenCalledTimes(times)
  release()
})

it('counts an event at the second of an answer as after it', () => {
  const [ten, forty, ninety] = [platformTime(10), platformTime(40), platformTime(90)]
  expect(firstAfter(10, [ninety, null, forty, ten])).toBe(forty)
  expect(firstAfter(40, [ninety, forty])).toBe(ninety)
  expect(firstAfter(90, [ninety, forty, null])).toBeNull()
})
