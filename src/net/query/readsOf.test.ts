import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getWallet } from '#api/account/member.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { listFavouriteIds } from '#api/games/favourites.ts'
import { listGames, listHotGames } from '#api/games/games.ts'
import { getGame } from '#api/games/oneGame.ts'
import { listRecent } from '#api/games/recent.ts'
import { credentialsAtom } from '#net/session/credentials.ts'
import { identifyAs } from '#net/session/identity.testing.ts'
import { type Read, pagesAtom, queryAtom } from './query.ts'
import { invalidatePrivate, queryClient, store } from './queryClient.ts'
import {
  addressesToCache,
  cancelFirstReads,
  changeReads,
  followReads,
  readOnce,
  readsOf,
} from './readsOf.ts'

const params = { merchantCode: 'mela01', language: 'EN' }
const hotAddress = '/lgw/game/hot?isPlatform=2&language=EN&merchantCode=mela01&platform=html5'
const atoms = () => ({
  hot: queryAtom(listHotGames, () => params),
  games: pagesAtom(listGames, (_get, page) => ({ ...params, page, pageSize: 1 })),
  ids: queryAtom(listFavouriteIds, () => ({})),
  wallet: queryAtom(getWallet, () => ({})),
})
type Name = keyof ReturnType<typeof atoms>
let reads: ReturnType<typeof atoms>

const game = (nodeId: number) => ({ nodeId, gameName: 'G', vassalage: 'V', gameType: 'RNG' })
let ids: readonly string[]
const calls = vi.fn<(path: string, page: number) => unknown>()

function answer(path: string, page: number): unknown {
  if (path === listFavouriteIds.path) return ids
  if (path === getWallet.path) return { sumBalance: '10.00', currencySymbol: '৳', currency: 'BDT' }
  if (path === getGame.path) return game(9)
  return { games: [game(page)], totalPages: 2 }
}

beforeEach(() => {
  ids = ['1']
  reads = atoms()
  calls.mockImplementation(answer)
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, location.origin)
    const value = await calls(pathname, Number(searchParams.get('pageNo') ?? 1))
    return Response.json({ success: true, value })
  })
  identifyAs({ token: () => store.get(credentialsAtom)?.token ?? null })
  logIn('first')
})

const leaves: (() => void)[] = []
afterEach(() => {
  for (const leave of leaves.splice(0)) leave()
  queryClient.clear()
})

const logIn = (account: string) =>
  store.set(credentialsAtom, { token: 'a-token-of-sixteen', account })
const readOf = (name: Name) => store.get<Read<unknown>>(reads[name])
const start = (...names: readonly Name[]) => {
  for (const name of names) leaves.push(store.sub(reads[name], () => undefined))
}
const show = (...names: readonly Name[]) => {
  start(...names)
  return vi.waitUntil(() => names.every((name) => readOf(name).value !== undefined))
}
const failureOf = (name: Name) => vi.waitFor(() => expect(readOf(name).failure).toBeDefined())
const cachedOf = (endpoint: AnyEndpoint) => readsOf(endpoint)
const valuesOf = (endpoint: AnyEndpoint) =>
  cachedOf(endpoint).flatMap(({ answers }) => answers.map(({ value }) => value))

describe('what is cached of an endpoint', () => {
  beforeEach(() => show('hot', 'games', 'ids'))

  it.each([
    { title: 'one answer', endpoint: listHotGames, answers: 1, address: hotAddress },
    {
      title: 'an answer per page, at the address of the first',
      endpoint: listGames,
      answers: 2,
      address: expect.stringMatching(/^\/lgw\/game\/list\?.*pageNo=1&/),
    },
    {
      title: 'a private answer',
      endpoint: listFavouriteIds,
      answers: 1,
      address: '/wps/game/favourite/ids',
    },
  ])('is $title', async ({ endpoint, answers, address }) => {
    store.get(reads.games).more()
    await vi.waitUntil(
      () => !store.get(reads.games).isLoadingMore && !store.get(reads.games).hasMore,
    )
    expect(cachedOf(endpoint)).toEqual([{ address, answers: expect.any(Array) }])
    expect(valuesOf(endpoint)).toHaveLength(answers)
  })

  it('is nothing when it was never read', () => expect(readsOf(listRecent)).toEqual([]))

  it('names the public addresses that a worker may cache, and no private one', () => {
    expect(addressesToCache()).toEqual([hotAddress, expect.stringMatching(/^\/lgw\/game\/list\?/)])
  })
})

it('a read without an answer has an address, but none for the worker', async () => {
  calls.mockReturnValue(new Promise(() => {}))
  start('hot')
  expect(readsOf(listHotGames)).toEqual([{ address: hotAddress, answers: [] }])
  expect(addressesToCache()).toEqual([])
})

describe('a listener of an endpoint’s reads', () => {
  const told = vi.fn<(ids: readonly string[]) => void>()
  const follow = () =>
    followReads(listFavouriteIds, ({ answers }) => told(answers.flatMap(({ value }) => value)))

  it('is told what is cached and what changes, until it stops', async () => {
    await show('ids', 'wallet')
    const stop = follow()
    expect(told.mock.calls).toEqual([[['1']]])
    ids = ['1', '2']
    await invalidatePrivate()
    expect(told).toHaveBeenLastCalledWith(['1', '2'])
    stop()
    ids = []
    await invalidatePrivate()
    expect(told).not.toHaveBeenCalledWith([])
  })

  it('is told nothing of another player', async () => {
    await show('ids')
    for (const leave of leaves.splice(0)) leave()
    logIn('second')
    leaves.push(follow())
    expect(told).not.toHaveBeenCalled()
  })

  it('is told nothing of a read that failed last', async () => {
    await show('ids')
    calls.mockReturnValue({ not: 'a list' })
    await invalidatePrivate()
    await failureOf('ids')
    leaves.push(follow())
    expect(told).not.toHaveBeenCalled()
  })
})

describe('a change of cached data', () => {
  const add = (known: readonly string[] = []) => ['0', ...known]

  it.each([
    { title: 'an answer', read: 'ids' as const, after: [['0', '1']] },
    { title: 'no other endpoint', read: 'wallet' as const, after: [] },
  ])('concerns $title', async ({ read, after }) => {
    await show(read)
    const before = valuesOf(getWallet)
    changeReads(listFavouriteIds, add)
    expect([valuesOf(listFavouriteIds), valuesOf(getWallet)]).toEqual([after, before])
  })

  it('is used in place of a pending answer', () => {
    calls.mockReturnValue(new Promise(() => {}))
    start('ids')
    changeReads(listFavouriteIds, add)
    expect(readsOf(listFavouriteIds)[0]?.answers).toEqual([
      { value: ['0'], at: expect.any(Number), isCached: false },
    ])
  })

  it('does not change pages', async () => {
    await show('games')
    const before = readsOf(listGames)
    changeReads(listGames, () => ({ items: [], page: 1, pages: 1, total: 0 }))
    expect(readsOf(listGames)).toEqual(before)
  })
})

it.each([
  { title: 'again once it is stale', options: undefined, requests: 2 },
  { title: 'only once', options: { staleTime: Infinity }, requests: 1 },
])('a read outside a screen is requested $title', async ({ options, requests }) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const read = () => readOnce(getGame, { ...params, nodeId: '9' }, options)
  expect((await read()).id).toBe('9')
  await read()
  expect(calls).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 61_000)
  await read()
  expect(calls).toHaveBeenCalledTimes(requests)
  vi.useRealTimers()
})

it('a screen uses an answer that was read elsewhere', async () => {
  await readOnce(listHotGames, params)
  await show('hot')
  expect(calls).toHaveBeenCalledOnce()
})

it('only first reads of the named endpoints are cancelled', async () => {
  await show('hot')
  calls.mockReturnValue(new Promise(() => {}))
  store.get(reads.hot).retry()
  start('games', 'ids')
  await cancelFirstReads([listHotGames, listGames])
  await failureOf('games')
  const pending = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })
  expect(pending.map(({ meta }) => meta?.endpoint)).toEqual([listHotGames, listFavouriteIds])
})
