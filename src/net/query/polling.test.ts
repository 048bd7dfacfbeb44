import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getWallet } from '#api/account/member.ts'
import type { ValueOf } from '#api/endpoint.ts'
import { polled } from './polling.ts'
import { queryAtom } from './query.ts'
import { queryClient, store } from './queryClient.ts'
import { credentialsAtom } from '#net/session/credentials.ts'
import { identifyAs } from '#net/session/identity.testing.ts'

const fetched = vi.fn<typeof fetch>()
const walletAtom = queryAtom(
  getWallet,
  () => ({}),
  polled<ValueOf<typeof getWallet>>((wallet) => wallet?.balance !== 200 && 4000),
)
let release: () => void

const answer = (sumBalance: string) =>
  fetched.mockImplementation(async () =>
    Response.json({ success: true, value: { sumBalance, currencySymbol: '৳', currency: 'BDT' } }),
  )
const show = (visibilityState: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: visibilityState,
  })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  identifyAs({ language: () => 'BN', token: () => store.get(credentialsAtom)?.token ?? null })
  store.set(credentialsAtom, { token: 'a-token', account: 'member' })
  answer('1.00')
  release = store.sub(walletAtom, () => undefined)
  await wait(100)
})
afterEach(() => {
  release()
  show('visible')
  store.set(credentialsAtom, null)
  queryClient.clear()
})

describe('a polled read', () => {
  it('polls until its value is final', async () => {
    expect(fetched).toHaveBeenCalledTimes(1)
    await wait(4000)
    expect(fetched).toHaveBeenCalledTimes(2)
    answer('2.00')
    await wait(4000)
    expect(fetched).toHaveBeenCalledTimes(3)
    await wait(20_000)
    show('hidden')
    show('visible')
    await wait(100)
    expect(fetched).toHaveBeenCalledTimes(3)
  })

  it('pauses while hidden, and reads at once when visible', async () => {
    show('hidden')
    await wait(20_000)
    expect(fetched).toHaveBeenCalledTimes(1)
    show('visible')
    await wait(100)
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('pauses offline, and reads at once when online', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    dispatchEvent(new Event('offline'))
    await wait(20_000)
    expect(fetched).toHaveBeenCalledTimes(1)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    dispatchEvent(new Event('online'))
    await wait(100)
    expect(fetched).toHaveBeenCalledTimes(2)
  })
})
