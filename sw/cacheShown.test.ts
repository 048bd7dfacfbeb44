import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { cacheShown } from './cacheShown.ts'
import { type DataCache, createDataCache } from './dataCache.ts'
import { storeOf } from './workerScope.testing.ts'

vi.stubGlobal('location', new URL('https://mela.example'))
afterAll(() => void vi.unstubAllGlobals())

const store = new Map<string, unknown>()
const ask = vi.fn<typeof fetch>()
const openDataCache = () =>
  createDataCache({
    store: storeOf(store),
    ask,
    tell: async () => undefined,
    now: () => 1,
  })
let dataCache: DataCache
const games = (category: string) => `/lgw/game/list?gameType=${category}`
const keep = (addresses: string[], signal = new AbortController().signal) =>
  cacheShown(
    dataCache,
    { type: 'keep', headers: { Merchant: 'mela' }, addresses, pictures: [] },
    signal,
  )
const answers = async () => Response.json({ success: true, value: {} })

beforeEach(() => {
  dataCache = openDataCache()
  store.clear()
  ask.mockReset().mockImplementation(answers)
})

it('caches public lists, one after the other, and nothing else that a page names', async () => {
  await keep([games('RNG'), '/wps/member/info', 'https://elsewhere.example/lgw/x', games('LIVE')])
  expect([...store.keys()]).toEqual([games('RNG'), games('LIVE')])
  expect(ask).toHaveBeenCalledTimes(2)
})

it('does not request what is cached', async () => {
  await keep([games('RNG')])
  await keep([games('RNG')])
  expect(ask).toHaveBeenCalledOnce()
})

it('stops when the network fails', async () => {
  ask.mockRejectedValueOnce(new TypeError('no network'))
  await keep([games('RNG'), games('LIVE')])
  expect(ask).toHaveBeenCalledOnce()
})

it.each([500, 429])('stops when the platform answers %i', async (status) => {
  ask.mockImplementationOnce(async () => new Response(null, { status }))
  await keep([games('RNG'), games('LIVE')])
  expect(ask).toHaveBeenCalledOnce()
})

it('stops when a new version wants to take over', async () => {
  const stop = new AbortController()
  ask.mockImplementation(() => {
    stop.abort()
    return answers()
  })
  await keep([games('RNG'), games('LIVE')], stop.signal)
  expect(ask).toHaveBeenCalledOnce()
})
