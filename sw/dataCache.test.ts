import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Fresh } from '#device/worker/worker.messages.ts'
import { type DataCache, createDataCache } from './dataCache.ts'
import type { Copy } from './dataCache.rules.ts'

const address = '/lgw/game/hot?language=EN'
const request = new Request(`http://localhost:3000${address}`, {
  headers: { Merchant: 'mela', Language: 'BN', 'X-Private': 'secret' },
})
const body = (value: unknown) => JSON.stringify({ success: true, value })
const json = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { 'Content-Type': 'application/json', ...headers } })

let store = new Map<string, unknown>()
let told: Fresh[] = []
let work: Promise<unknown>[] = []
let now = 99
const ask = vi.fn<typeof fetch>()
const openDataCache = () =>
  createDataCache({
    store: {
      get: async (key) => store.get(key),
      set: async (key, copy: Copy) => store.set(key, copy),
      delete: async (key) => store.delete(key),
      entries: async () => [...store],
    },
    ask,
    tell: async (fresh) => void told.push(fresh),
    now: () => now,
  })
let dataCache: DataCache
const unfit = new Request(request, { headers: { Merchant: 'mela', 'X-Cached-At': '5' } })
const answer = async (asked = request) => {
  const response = await dataCache.answer(asked, (more) => work.push(more))
  const text = await response.text()
  await Promise.all(work)
  return { text, at: response.headers.get('X-Cached-At') }
}

beforeEach(() => {
  dataCache = openDataCache()
  store = new Map()
  told = []
  work = []
  now = 99
  ask.mockReset()
})

describe('the first time', () => {
  it('requests without credentials and custom headers, and stores the answer', async () => {
    ask.mockResolvedValue(json(body(1), { ETag: '"a"' }))
    expect(await answer()).toEqual({ text: body(1), at: null })
    expect(store.get(address)).toMatchObject({ text: body(1), etag: '"a"', at: 99 })
    const options = ask.mock.calls[0]?.[1]
    expect(options?.credentials).toBe('omit')
    const sent = new Headers(options?.headers)
    expect([sent.get('Merchant'), sent.get('Language'), sent.get('X-Private')]).toEqual([
      'mela',
      'BN',
      null,
    ])
  })

  it('fails when the network fails', async () => {
    ask.mockRejectedValue(new TypeError('no network'))
    await expect(answer()).rejects.toThrow('no network')
  })

  const portal = new Response('<h1>Free Wi-Fi</h1>', { headers: { 'Content-Type': 'text/html' } })
  it.each([
    { title: "a portal's page", response: portal },
    { title: "a portal's page that says it is JSON", response: json('<h1>Free Wi-Fi</h1>') },
    { title: 'a refusal', response: json('{"success":false,"code":"busy"}') },
    {
      title: 'a refusal with details',
      response: json('{"success":false,"code":"busy","value":{"left":1}}'),
    },
    { title: 'a body without the envelope', response: json('[1,2,3]') },
    { title: 'more than a page reads', response: json(body('ঢ'.repeat(2_000_000))) },
    { title: 'half a body', response: json('{"success":true,"value":[1,') },
    {
      title: 'an error of the platform',
      response: new Response(body(1), {
        status: 503,
        headers: { 'Content-Type': 'application/json' },
      }),
    },
  ])('does not cache $title', async ({ response }) => {
    ask.mockResolvedValue(response)
    await answer()
    expect(store.size).toBe(0)
  })
})

describe('later', () => {
  beforeEach(() => store.set(address, { text: body(1), etag: '"a"', at: 5 }))

  it('answers from the cache with its age, and tells the page what has changed', async () => {
    ask.mockResolvedValue(json(body(2)))
    expect(await answer()).toEqual({ text: body(1), at: '5' })
    expect(told).toEqual([{ type: 'fresh', address, at: 99, text: body(2) }])
    expect(store.get(address)).toMatchObject({ text: body(2), at: 99 })
  })

  it.each([
    { title: 'the platform says so', response: () => new Response(null, { status: 304 }) },
    { title: 'the body is the same', response: () => json(body(1)) },
  ])('reports only the time when nothing has changed: $title', async ({ response }) => {
    ask.mockResolvedValue(response())
    await answer()
    expect(told).toEqual([{ type: 'fresh', address, at: 99 }])
    expect(store.get(address)).toMatchObject({ text: body(1), at: 99 })
  })

  it('confirms nothing offline or behind a captive portal', async () => {
    ask.mockRejectedValueOnce(new TypeError('no network'))
    await answer()
    ask.mockResolvedValueOnce(json('<h1>Free Wi-Fi</h1>'))
    expect(await answer()).toEqual({ text: body(1), at: '5' })
    expect(told).toEqual([])
  })

  it('keeps its copy when a page cannot read the new answer', async () => {
    ask.mockResolvedValue(json(body('ঢ'.repeat(2_000_000))))
    await answer()
    expect(store.get(address)).toMatchObject({ text: body(1), at: 5 })
    expect(told).toEqual([])
  })

  it('keeps its copy when the new answer lacks a part, and lets the page decide', async () => {
    const good = { text: body({ games: [] }), etag: '"a"', at: 5 }
    store.set(address, good)
    ask.mockResolvedValue(json(body({})))
    await answer()
    expect(store.get(address)).toEqual({ ...good, doubtedAt: 99 })
    expect(told).toEqual([{ type: 'fresh', address, at: 99, text: body({}) }])
  })

  it('clears the doubt when the platform confirms its copy', async () => {
    store.set(address, { text: body(1), etag: '"a"', at: 5, doubtedAt: 6 })
    ask.mockResolvedValue(new Response(null, { status: 304 }))
    await answer()
    expect(store.get(address)).toEqual({ text: body(1), etag: '"a"', at: 99 })
  })

  it('sends one request for a preload and its call', async () => {
    ask.mockResolvedValue(json(body(2)))
    await Promise.all([answer(), answer()])
    expect(ask).toHaveBeenCalledOnce()
    expect(told).toHaveLength(1)
  })

  it.each([
    ['ten seconds', {}, 10_000],
    ['as long as it says', { 'Retry-After': '60' }, 60_000],
  ])('does not call a rate-limiting platform for %s', async (_, headers, pause) => {
    ask.mockResolvedValue(new Response(null, { status: 429, headers }))
    for (const at of [0, 1, pause - 1]) {
      now = at
      expect(await answer()).toEqual({ text: body(1), at: '5' })
    }
    expect(ask).toHaveBeenCalledOnce()
    now = pause
    await answer()
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('drops a copy that the page cannot read, and requests past every cache', async () => {
    ask.mockResolvedValue(json(body(2)))
    expect(await answer(unfit)).toEqual({ text: body(2), at: null })
    expect(store.get(address)).toMatchObject({ text: body(2), at: 99 })
    const options = ask.mock.calls[0]?.[1]
    const sent = new Headers(options?.headers)
    expect(options?.cache).toBe('reload')
    expect([sent.get('Merchant'), sent.get('If-None-Match')]).toEqual(['mela', null])
    expect(sent.has('X-Cached-At')).toBe(false)
  })

  it('does not restore a copy that the page has dropped meanwhile', async () => {
    const confirming = Promise.withResolvers<Response>()
    ask.mockReturnValueOnce(confirming.promise).mockResolvedValueOnce(json(body(2)))
    await dataCache.answer(request, (more) => work.push(more))
    await dataCache.answer(unfit, (more) => work.push(more))
    confirming.resolve(new Response(null, { status: 304 }))
    await Promise.all(work)
    expect(store.get(address)).toMatchObject({ text: body(2) })
    expect(told).toEqual([])
  })

  it('drops a copy that cannot be read, and requests it', async () => {
    store.set(address, { text: body(1).slice(0, 9), etag: null, at: 5 })
    ask.mockResolvedValue(json(body(2)))
    expect(await answer()).toEqual({ text: body(2), at: null })
  })
})

it('drops the hot games of the other language', async () => {
  store.set(address, { text: body(1), etag: null, at: 5 })
  store.set('/lgw/vendor/types', { text: body(1), etag: null, at: 5 })
  await dataCache.forget('/lgw/game/hot')
  expect([...store.keys()]).toEqual(['/lgw/vendor/types'])
})

it('drops the oldest list to make room for a new one', async () => {
  for (let page = 1; page <= 60; page++)
    store.set(`/lgw/game/hot?page=${page}`, { text: body(page), etag: null, at: page })
  ask.mockResolvedValue(json(body(1)))
  await answer()
  expect(store.size).toBe(60)
  expect(store.has('/lgw/game/hot?page=1')).toBe(false)
  expect(store.has(address)).toBe(true)
})

describe('woken in the background', () => {
  const vendors = '/lgw/vendor/types'
  const asked = { Merchant: 'mela', Language: 'EN' }
  const copy = { text: body(1), etag: '"a"', at: 5, asked }

  it('requests cached addresses again as before', async () => {
    store.set(address, copy)
    store.set('/wps/help/center', copy)
    ask.mockResolvedValue(json(body(2)))
    await dataCache.refresh(['/lgw/game/hot'])
    expect(ask).toHaveBeenCalledOnce()
    const headers = new Headers(ask.mock.calls[0]?.[1]?.headers)
    expect([headers.get('Language'), headers.get('If-None-Match')]).toEqual(['EN', '"a"'])
    expect(store.get(address)).toMatchObject({ text: body(2), at: 99 })
  })

  it('skips entries that it cannot request', async () => {
    store.set(address, { ...copy, asked: undefined })
    store.set(`${address}&page=2`, 'damaged')
    await dataCache.refresh(['/lgw/game/hot'])
    expect(ask).not.toHaveBeenCalled()
  })

  it.each([
    { title: 'the network fails', response: () => Promise.reject(new TypeError('no network')) },
    { title: 'the platform is down', response: async () => new Response(null, { status: 503 }) },
    { title: 'it has an error', response: async () => new Response(null, { status: 500 }) },
    { title: 'it limits the rate', response: async () => new Response(null, { status: 429 }) },
  ])('stops when $title, and keeps its copies', async ({ response }) => {
    store.set(address, copy)
    store.set(vendors, copy)
    ask.mockImplementation(response)
    await dataCache.refresh(['/lgw/game/hot', vendors])
    expect(ask).toHaveBeenCalledOnce()
    expect(store.get(vendors)).toEqual(copy)
  })
})
