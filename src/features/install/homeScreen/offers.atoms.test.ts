import { createStore } from 'jotai'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { holdUpdates } from '#device/page/busy.ts'
import { isHomeScreenDueAtom } from './offers.atoms.ts'
import { chrome, offerInstall, safari, visitWith } from './sheets.testing.ts'

const day = 24 * 60 * 60_000
const persist = vi.fn(async () => true)

function visit({ userAgent = safari, daysAgo = 1, offeredAt = [] as number[] } = {}) {
  visitWith(userAgent)
  const offers = { firstSeenAt: Date.now() - daysAgo * day, offeredAt, isInstalled: false }
  localStorage.setItem('homeScreenOffers', JSON.stringify(offers))
  return open()
}

function open() {
  const store = createStore()
  const stop = store.sub(isHomeScreenDueAtom, () => undefined)
  return { isDue: () => store.get(isHomeScreenDueAtom), stop }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', Object.assign(navigator, { storage: { persist } }))
})

describe('the offer of the home screen', () => {
  it('is shown at once in a later visit, and not in the first', () => {
    const visitor = visit()
    expect(visitor.isDue()).toBe(true)
    visitor.stop()
    localStorage.clear()
    const newcomer = open()
    vi.advanceTimersByTime(10 * 60_000)
    expect(newcomer.isDue()).toBe(false)
    newcomer.stop()
  })

  it('is not shown over a form, a payment or a game', () => {
    const { isDue, stop } = visit()
    const release = holdUpdates('a form')
    expect(isDue()).toBe(false)
    release()
    expect(isDue()).toBe(true)
    stop()
  })

  it('is not shown within a week of the last one', () => {
    const { isDue, stop } = visit({ offeredAt: [Date.now() - 3 * day] })
    vi.advanceTimersByTime(day)
    expect(isDue()).toBe(false)
    stop()
  })

  it('waits in Chromium for the browser’s prompt event, which may have fired before', () => {
    const { isDue, stop } = visit({ userAgent: chrome })
    expect(isDue()).toBe(false)
    const event = offerInstall('accepted', async () => undefined)
    expect(event.defaultPrevented).toBe(true)
    expect(isDue()).toBe(true)
    stop()
    const later = visit({ userAgent: chrome })
    expect(later.isDue()).toBe(true)
    later.stop()
  })

  it('ends for good once the app is installed, which also asks to keep what is stored', () => {
    const { isDue, stop } = visit()
    dispatchEvent(new Event('appinstalled'))
    expect(isDue()).toBe(false)
    expect(persist).toHaveBeenCalledOnce()
    stop()
    const next = open()
    vi.advanceTimersByTime(365 * day)
    expect(next.isDue()).toBe(false)
    next.stop()
  })

  it('is not shown in the installed app', () => {
    const launched = { matches: true } as MediaQueryList
    vi.stubGlobal('matchMedia', () => launched)
    const { isDue, stop } = visit()
    vi.advanceTimersByTime(day)
    expect(isDue()).toBe(false)
    expect(persist).toHaveBeenCalledOnce()
    stop()
  })
})
