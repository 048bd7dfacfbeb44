import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { isReachableAtom, watchReach } from '#net/reach/reach.ts'
import { lostPartsAtom } from '#net/reports/lostPart.ts'
import { recoverLostParts } from './recovery.ts'

const site = vi.fn<typeof fetch>()
const reload = vi.fn<() => void>()

const lose = (chunk = 'help-1.js') => {
  const payload = new TypeError(`Failed to fetch dynamically imported module: /assets/${chunk}`)
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
}

function loseNetwork() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
}

beforeAll(() => {
  store.sub(isReachableAtom, () => undefined)
  watchReach()
  recoverLostParts(store.set)
})
beforeEach(() => {
  vi.useFakeTimers()
  dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(60_000)
  vi.stubGlobal('fetch', site)
  site.mockResolvedValue(new Response())
  vi.spyOn(location, 'reload').mockImplementation(reload)
  vi.spyOn(console, 'warn').mockReturnValue()
  store.set(lostPartsAtom, [])
})

it('a chunk that fails to load is logged once, with its route and no secrets', () => {
  history.replaceState(null, '', '/m/help?token=secret')
  lose()
  lose()
  const warn = vi.mocked(console.warn)
  expect(warn).toHaveBeenCalledOnce()
  expect(warn.mock.calls[0]?.join(' ')).toMatch(/\/m\/help: .*help-1\.js$/)
  expect(warn.mock.calls[0]?.join(' ')).not.toContain('secret')
  lose('notice-1.js')
  expect(warn).toHaveBeenCalledTimes(2)
})

describe('a chunk is given up', () => {
  const lost = () => store.get(lostPartsAtom).length
  const loseNew = async () => {
    const before = lost()
    lose(`part-${Math.random()}.js`)
    await vi.advanceTimersByTimeAsync(0)
    return lost() - before
  }

  it('when the page has just been reloaded, and once', async () => {
    expect(await loseNew()).toBe(0)
    expect(reload).toHaveBeenCalledOnce()
    expect(await loseNew()).toBe(1)
    lose('again-1.js')
    lose('again-1.js')
    await vi.advanceTimersByTimeAsync(0)
    expect(lost()).toBe(2)
  })

  it.each([
    ['there is no network', loseNetwork],
    ['the site does not answer', () => site.mockRejectedValue(new TypeError('no network'))],
  ])('but not when %s', async (_, happens) => {
    sessionStorage.setItem('reloaded-at', String(Date.now()))
    happens()
    expect(await loseNew()).toBe(0)
  })
})

describe('the page is reloaded', () => {
  it('when the site answers without the file, and not twice', async () => {
    lose()
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).toHaveBeenCalledOnce()
    lose()
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).toHaveBeenCalledOnce()
  })

  it.each([
    ['there is no network', loseNetwork],
    ['the site does not answer', () => site.mockRejectedValue(new TypeError('no network'))],
    ['the network was gone a moment ago', () => dispatchEvent(new Event('online'))],
  ])('but not when %s', async (_, happens) => {
    happens()
    lose()
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).not.toHaveBeenCalled()
  })

  it.each([
    { title: 'not again at once', seconds: -1, times: 0 },
    { title: 'again after a minute', seconds: -60, times: 1 },
    { title: 'not when the clock was set back a little', seconds: 1, times: 0 },
    { title: 'when the stored time is invalid', seconds: NaN, times: 1 },
  ])('$title', async ({ seconds, times }) => {
    sessionStorage.setItem('reloaded-at', String(Date.now() + seconds * 1000))
    lose()
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).toHaveBeenCalledTimes(times)
  })
})
