import { atom } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listGames, listHotGames } from '#api/games/games.ts'
import { getWallet } from '#api/account/member.ts'
import { listRecent } from '#api/games/recent.ts'
import { credentialsAtom } from '#net/session/credentials.ts'
import { identifyAs } from '#net/session/identity.testing.ts'
import { pagesAtom, queryAtom } from './query.ts'
import { forgetPrivate, invalidate, queryClient, store } from './queryClient.ts'

const fetched = vi.fn<typeof fetch>()
let release: () => void = () => undefined

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  identifyAs({ language: () => 'BN', token: () => store.get(credentialsAtom)?.token ?? null })
})

afterEach(() => {
  release()
  queryClient.clear()
  store.set(credentialsAtom, null)
})

const game = (nodeId: number) => ({
  nodeId,
  gameName: `G${nodeId}`,
  vassalage: 'V',
  gameType: 'RNG',
})
const page = (pageNum: number) =>
  Response.json({
    success: true,
    value: {
      games: [game(pageNum * 2), game(pageNum * 2 + 1)],
      pageNum,
      totalPages: 2,
      totalCount: 4,
    },
  })
const balance = (sumBalance: string) =>
  Response.json({ success: true, value: { sumBalance, currencySymbol: '৳', currency: 'BDT' } })

const hotAtom = () => queryAtom(listHotGames, () => ({ merchantCode: 'mela01', language: 'EN' }))
const walletAtom = queryAtom(getWallet, () => ({}))

it('goes from pending to the value', async () => {
  fetched.mockImplementation(async () => page(1))
  const hot = hotAtom()
  release = store.sub(hot, () => undefined)
  expect(store.get(hot)).toMatchObject({ isPending: true, isCached: false })
  await vi.waitFor(() => expect(store.get(hot).value?.total).toBe(4))
  expect(store.get(hot)).toMatchObject({ isPending: false, isCached: false })
})

it('fails with a kind, and recovers on retry', async () => {
  fetched.mockRejectedValueOnce(new TypeError('no network'))
  const hot = hotAtom()
  release = store.sub(hot, () => undefined)
  await vi.waitFor(() => expect(store.get(hot).failure?.kind).toBe('offline'))
  fetched.mockImplementation(async () => page(1))
  store.get(hot).retry()
  await vi.waitFor(() => expect(store.get(hot).value?.total).toBe(4))
  expect(store.get(hot).failure).toBeUndefined()
})

it('keeps the value on screen when a later read fails', async () => {
  fetched.mockImplementationOnce(async () => page(1))
  const hot = hotAtom()
  release = store.sub(hot, () => undefined)
  await vi.waitFor(() => expect(store.get(hot).value).toBeDefined())
  fetched.mockRejectedValue(new TypeError('no network'))
  void invalidate(listHotGames)
  await vi.waitFor(() => expect(store.get(hot).failure?.kind).toBe('offline'))
  expect(store.get(hot).value?.total).toBe(4)
})

it('requests nothing private without a session', async () => {
  release = store.sub(walletAtom, () => undefined)
  await Promise.resolve()
  expect(fetched).not.toHaveBeenCalled()
  expect(store.get(walletAtom).isPending).toBe(false)
})

it.each([
  ['a login', null],
  ['the login of another player', { token: 'a-token', account: 'karim' }],
])('sends one request at %s for data that is on screen', async (_, before) => {
  store.set(credentialsAtom, before)
  fetched.mockImplementation(async () => balance('1.00'))
  const recentAtom = pagesAtom(listRecent, (_get, pageNo) => ({
    page: pageNo,
    pageSize: 2,
    language: 'EN',
  }))
  const releases = [walletAtom, recentAtom].map((read) => store.sub(read, () => undefined))
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(before ? 2 : 0))
  fetched.mockClear()
  store.set(credentialsAtom, { token: 'another', account: 'rahim' })
  forgetPrivate()
  await vi.waitFor(() => expect(store.get(walletAtom).value?.balance).toBe(100))
  await vi.waitFor(() => expect(store.get(recentAtom).isPending).toBe(false))
  expect(new Set(fetched.mock.calls.map(([address]) => address)).size).toBe(2)
  expect(fetched).toHaveBeenCalledTimes(2)
  for (const stop of releases) stop()
})

it('never shows one player another’s data', async () => {
  fetched.mockImplementationOnce(async () => balance('10.00'))
  store.set(credentialsAtom, { token: 'a'.repeat(16), account: 'first' })
  release = store.sub(walletAtom, () => undefined)
  await vi.waitFor(() => expect(store.get(walletAtom).value?.balance).toBe(1000))

  const second = Promise.withResolvers<void>()
  fetched.mockImplementation(() => second.promise.then(() => balance('20.00')))
  store.set(credentialsAtom, { token: 'b'.repeat(16), account: 'second' })
  forgetPrivate()
  expect(store.get(walletAtom).value).toBeUndefined()
  second.resolve()
  await vi.waitFor(() => expect(store.get(walletAtom).value?.balance).toBe(2000))
})

it('appends the next page until there is none', async () => {
  fetched.mockImplementation(async (address) =>
    page(new Request(address).url.includes('pageNo=2') ? 2 : 1),
  )
  const games = pagesAtom(listGames, (_get, number) => ({
    merchantCode: 'mela01',
    language: 'EN',
    page: number,
    pageSize: 2,
  }))
  release = store.sub(games, () => undefined)
  await vi.waitFor(() => expect(store.get(games).value).toHaveLength(2))
  expect(store.get(games)).toMatchObject({ hasMore: true, total: 4 })
  store.get(games).more()
  await vi.waitFor(() => expect(store.get(games).value).toHaveLength(4))
  expect(store.get(games).hasMore).toBe(false)
})

it('has a total without the platform’s only at the end of the list', async () => {
  fetched.mockImplementation(async (address) => {
    const pageNo = new URL(new Request(address).url).searchParams.get('page')
    const list = pageNo === '1' ? [game(1), game(2)] : [game(3)]
    return Response.json({ success: true, value: { list, totalPages: 2 } })
  })
  store.set(credentialsAtom, { token: 'a'.repeat(16), account: 'first' })
  const recent = pagesAtom(listRecent, (_get, number) => ({
    page: number,
    pageSize: 2,
    language: 'EN',
  }))
  release = store.sub(recent, () => undefined)
  await vi.waitFor(() => expect(store.get(recent).value).toHaveLength(2))
  expect(store.get(recent)).toMatchObject({ hasMore: true, total: undefined })
  store.get(recent).more()
  await vi.waitFor(() => expect(store.get(recent).value).toHaveLength(3))
  expect(store.get(recent).total).toBe(3)
})

it('ends at an empty page, whatever the total', async () => {
  fetched.mockImplementation(async (address) => {
    const pageNo = new URL(new Request(address).url).searchParams.get('page')
    const list = pageNo === '1' ? [game(1), game(2)] : []
    return Response.json({ success: true, value: { list, totalPages: 5 } })
  })
  store.set(credentialsAtom, { token: 'a'.repeat(16), account: 'first' })
  const recent = pagesAtom(listRecent, (_get, number) => ({
    page: number,
    pageSize: 2,
    language: 'EN',
  }))
  release = store.sub(recent, () => undefined)
  await vi.waitFor(() => expect(store.get(recent).hasMore).toBe(true))
  store.get(recent).more()
  await vi.waitFor(() => expect(store.get(recent).hasMore).toBe(false))
  expect(store.get(recent).value).toHaveLength(2)
})

it('sends one request when its parameters change on screen', async () => {
  fetched.mockImplementation(async () => page(1))
  const languageAtom = atom('BN')
  const hot = queryAtom(listHotGames, (get) => ({
    merchantCode: 'mela01',
    language: get(languageAtom),
  }))
  release = store.sub(hot, () => undefined)
  await vi.waitFor(() => expect(store.get(hot).value).toBeDefined())
  store.set(languageAtom, 'EN')
  await vi.waitFor(() => expect(store.get(hot).value).toBeDefined())
  const languages = fetched.mock.calls.map(([address]) => {
    const { url } = new Request(address)
    return new URL(url).searchParams.get('language')
  })
  expect(languages).toEqual(['BN', 'EN'])
})

it('shows another list of pages when its parameters change', async () => {
  fetched.mockImplementation(async (address) =>
    page(new Request(address).url.includes('language=EN') ? 2 : 1),
  )
  const languageAtom = atom('BN')
  const games = pagesAtom(listGames, (get, number) => ({
    merchantCode: 'mela01',
    language: get(languageAtom),
    page: number,
    pageSize: 2,
  }))
  const names = () => store.get(games).value?.map(({ name }) => name)
  release = store.sub(games, () => undefined)
  await vi.waitFor(() => expect(names()).toEqual(['G2', 'G3']))
  store.set(languageAtom, 'EN')
  await vi.waitFor(() => expect(names()).toEqual(['G4', 'G5']))
})

it('a refresh during a request waits for that one', async () => {
  let late = Promise.withResolvers<Response>()
  const signals: (AbortSignal | null | undefined)[] = []
  fetched.mockImplementation((_, init) => {
    signals.push(init?.signal)
    return late.promise
  })
  const hot = hotAtom()
  release = store.sub(hot, () => undefined)
  for (const total of [1, 2]) {
    await vi.waitFor(() => expect(signals).toHaveLength(total))
    store.get(hot).retry()
    store.get(hot).retry()
    late.resolve(page(1))
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(store.get(hot).value).toBeDefined()
    late = Promise.withResolvers()
    if (total === 1) void invalidate(listHotGames)
  }
  expect(signals.map((signal) => signal?.aborted)).toEqual([false, false])
})
