import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDataCache } from './dataCache.ts'
import { hearPages } from './messages.ts'
import { storeOf, workerScope } from './workerScope.testing.ts'

afterAll(() => void vi.unstubAllGlobals())

const store = new Map<string, unknown>()
const ask = vi.fn<(address: string) => Promise<Response>>()
const cacheTexts = vi.fn<() => Promise<void>>()
const cachePictures = vi.fn<Parameters<typeof hearPages>[0]['cachePictures']>()

const dataCache = createDataCache({
  store: storeOf(store),
  ask,
  tell: async () => undefined,
  now: () => 1,
})

const games = (category: string) => `/lgw/game/list?gameType=${category}`
const hot = '/lgw/game/hot?language=BN'
const keep = (...categories: readonly string[]) => ({
  type: 'keep',
  headers: { Merchant: 'mela' },
  addresses: categories.map(games),
  pictures: ['/cdn/1/game.webp'],
})
const answer = () => Response.json({ success: true, value: {} })

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://mela.example'))
  store.clear()
  ask.mockReset().mockImplementation(async () => answer())
  cacheTexts.mockReset().mockResolvedValue()
  cachePictures.mockReset().mockResolvedValue()
})

function worker() {
  const scope = workerScope()
  hearPages({ dataCache, cachePictures, cacheTexts })
  return {
    skipWaiting: scope.skipWaiting,
    say: (data: unknown) => scope.tell('message', { data }),
  }
}

describe('what a page has used', () => {
  it('is cached: lists, pictures and text', async () => {
    await worker().say(keep('RNG', 'LIVE'))
    expect([...store.keys()]).toEqual([games('RNG'), games('LIVE')])
    expect(cachePictures.mock.lastCall?.[1]).toEqual(['/cdn/1/game.webp'])
    expect(cacheTexts).toHaveBeenCalledOnce()
  })

  it('is cached also when the text cannot be', async () => {
    cacheTexts.mockRejectedValue(new TypeError('no network'))
    await worker().say(keep('RNG'))
    expect([...store.keys()]).toEqual([games('RNG')])
  })

  it.each([
    { why: 'another page asks', next: keep('FISH'), asked: ['RNG', 'FISH'] },
    { why: 'a new version takes over', next: { type: 'yield' }, asked: ['RNG'] },
  ])('is no longer cached once $why', async ({ next, asked }) => {
    const { say } = worker()
    const first = Promise.withResolvers<Response>()
    ask.mockReturnValueOnce(first.promise)
    const caching = say(keep('RNG', 'LIVE'))
    await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce())
    await say(next)
    first.resolve(answer())
    await caching
    expect(ask.mock.calls.map(([address]) => address)).toEqual(asked.map(games))
    expect(cachePictures.mock.calls[0]?.[2].aborted).toBe(true)
  })
})

it('takes over only when a page says so', async () => {
  const { say, skipWaiting } = worker()
  for (const data of [keep('RNG'), { type: 'yield' }, { type: 'language' }]) await say(data)
  expect(skipWaiting).not.toHaveBeenCalled()
  await say({ type: 'SKIP_WAITING' })
  expect(skipWaiting).toHaveBeenCalledOnce()
})

it('drops the hot games when the language changes, and nothing else', async () => {
  const { say } = worker()
  store.set(hot, null).set(games('RNG'), null)
  await say({ type: 'yield' })
  expect(store.has(hot)).toBe(true)
  await say({ type: 'language' })
  expect([...store.keys()]).toEqual([games('RNG')])
})

it.each([null, 'keep', { type: 'other' }, { type: 'keep', addresses: [games('RNG')] }])(
  'ignores unknown messages: %j',
  async (data) => {
    const { say, skipWaiting } = worker()
    store.set(hot, null)
    await say(data)
    expect(store.has(hot)).toBe(true)
    expect(ask).not.toHaveBeenCalled()
    expect(skipWaiting).not.toHaveBeenCalled()
  },
)
