import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { keepAll } from './keep.ts'
import { createKept } from './kept.ts'

vi.stubGlobal('location', new URL('https://mela.example'))
afterAll(() => void vi.unstubAllGlobals())

const shelf = new Map<string, unknown>()
const ask = vi.fn<typeof fetch>()
const kept = createKept({
  shelf: {
    get: async (key) => shelf.get(key),
    set: async (key, copy) => shelf.set(key, copy),
    delete: async (key) => shelf.delete(key),
    entries: async () => [...shelf],
  },
  ask,
  tell: async () => undefined,
  now: () => 1,
})
const games = (category: string) => `/lgw/game/list?gameType=${category}`
const keep = (addresses: string[], signal = new AbortController().signal) =>
  keepAll(kept, { type: 'keep', headers: { Merchant: 'mela' }, addresses, pictures: [] }, signal)
const answers = async () => Response.json({ success: true, value: {} })

beforeEach(() => {
  shelf.clear()
  ask.mockReset().mockImplementation(answers)
})

it('keeps public lists, one after the other, and nothing else that a page names', async () => {
  await keep([games('RNG'), '/wps/member/info', 'https://elsewhere.example/lgw/x', games('LIVE')])
  expect([...shelf.keys()]).toEqual([games('RNG'), games('LIVE')])
  expect(ask).toHaveBeenCalledTimes(2)
})

it('does not ask for what it has', async () => {
  await keep([games('RNG')])
  await keep([games('RNG')])
  expect(ask).toHaveBeenCalledOnce()
})

it('stops when the network fails', async () => {
  ask.mockRejectedValueOnce(new TypeError('no network'))
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
