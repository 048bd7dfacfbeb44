import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addFavourite } from '#api/games/favourites.ts'
import { listHotGames } from '#api/games/games.ts'
import { getSite } from '#api/site/site.ts'
import { call } from '#net/call.ts'
import { publicCall } from '#net/publicCall.ts'
import { polled } from '#net/query/polling.ts'
import { queryAtom } from '#net/query/query.ts'
import { invalidate, queryClient, store } from '#net/query/queryClient.ts'
import { identifyAs } from '#net/session/identity.testing.ts'

const fetched = vi.fn<typeof fetch>()
let token: string | null = null
let release: () => void = () => undefined
/** Another one in each test, because what is above a limit stays so. */
let merchantCode = 'mela'

const limited = (headers = {}) =>
  fetched.mockImplementation(
    async () => new Response('<h1>Slow down</h1>', { status: 429, headers }),
  )
const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const failureOf = (asked: Promise<unknown>) => asked.catch((thrown: unknown) => thrown)
const ask = () => failureOf(call(getSite, { merchantCode }))

beforeEach(() => {
  vi.useFakeTimers()
  token = null
  merchantCode += '1'
  vi.stubGlobal('fetch', fetched)
  identifyAs({ language: () => 'BN', token: () => token })
  limited()
})
afterEach(() => {
  release()
  queryClient.clear()
})

describe('a rate-limited call', () => {
  it.each([
    ['without a Retry-After', {}, 10_000],
    ['with a short one', { 'Retry-After': '1' }, 10_000],
    ['with a long one', { 'Retry-After': '90' }, 90_000],
  ])('%s is refused locally until then', async (_, headers, pause) => {
    limited(headers)
    const refused = await ask()
    expect(refused).toMatchObject({ kind: 'busy', code: null })
    await later(pause - 1)
    expect(await ask()).toBe(refused)
    expect(fetched).toHaveBeenCalledTimes(1)
    await later(1)
    await ask()
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('does not affect other calls or another session', async () => {
    const own = { ...getSite, session: 'optional' } as const
    await failureOf(call(own, { merchantCode }))
    await failureOf(call(own, { merchantCode: 'other' }))
    token = 'a-token'
    await failureOf(call(own, { merchantCode }))
    expect(fetched).toHaveBeenCalledTimes(3)
  })

  it('that writes is sent at each press', async () => {
    token = 'a-token'
    const press = () => failureOf(call(addFavourite, { nodeId: '1', vendor: 'PADMA' }))
    expect(await press()).toMatchObject({ kind: 'busy', lost: undefined })
    await press()
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('of a web worker waits, too', async () => {
    const read = () => failureOf(publicCall(getSite, { merchantCode }, {}))
    await read()
    await read()
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})

describe('a rate-limited read', () => {
  const show = (again?: Parameters<typeof queryAtom>[2]) => {
    const hot = queryAtom(listHotGames, () => ({ merchantCode, language: 'EN' }), again)
    release = store.sub(hot, () => undefined)
    return hot
  }

  it('is not repeated by itself when the platform does not say when', async () => {
    const hot = show()
    await later(120_000)
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(store.get(hot).failure?.kind).toBe('busy')
  })

  it('is repeated when the platform says so, and no earlier', async () => {
    limited({ 'Retry-After': '30' })
    show()
    await later(29_000)
    expect(fetched).toHaveBeenCalledTimes(1)
    await later(1500)
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['polling', undefined],
    ['a stale value', () => invalidate(listHotGames)],
    ['the network returning', () => dispatchEvent(new Event('online'))],
    [
      'returning to the page',
      () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    ],
  ])('is sent once in ten seconds, whatever triggers it: %s', async (_, act) => {
    const hot = show(polled(() => 1000))
    await later(1)
    for (let second = 1; second < 9; second++) {
      void act?.()
      store.get(hot).retry()
      await later(1000)
    }
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})
