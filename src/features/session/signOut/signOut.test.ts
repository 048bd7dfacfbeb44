import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { openSessionIntent } from '#features/session/session.atoms.ts'
import { fetched, grant, setUpSession, token } from '#features/session/session.testing.ts'
import { logoutIntent, deliverSignOuts } from './signOut.ts'

setUpSession()

const home = async () => undefined
const ended = async () => Response.json({ success: true, value: { success: true } })
const isGone = async () => {
  throw new TypeError('no network')
}
const refuses = (status: number, code: string) => async () =>
  Response.json({ success: false, code }, { status })

let stop: () => void = () => undefined
const start = () => (stop = deliverSignOuts())

const told = () => fetched.mock.calls.map(([, init]) => init)
const tokenOf = (call: number) => new Headers(told()[call]?.headers).get('Token')
const isDue = () => localStorage.getItem('signOutDue') !== null
/** Until a moment before the next try. */
const passed = () => vi.advanceTimersByTimeAsync(29_999)

async function signOutOffline() {
  store.set(openSessionIntent, grant)
  fetched.mockImplementation(isGone)
  await store.set(logoutIntent, home)
  await passed()
  fetched.mockReset()
}

beforeEach(() => {
  vi.useFakeTimers()
  fetched.mockImplementation(ended)
})
afterEach(() => stop())

describe('a sign-out', () => {
  it('of an earlier visit is sent at the next start', async () => {
    localStorage.setItem('signOutDue', '1')
    start()
    await vi.waitFor(() => expect(isDue()).toBe(false))
    expect(told()).toHaveLength(1)
  })

  it('outlives the page, and is removed once the platform has answered', async () => {
    store.set(openSessionIntent, grant)
    await store.set(logoutIntent, home)
    await vi.waitFor(() => expect(isDue()).toBe(false))
    expect(told()).toMatchObject([{ method: 'DELETE', keepalive: true }])
    expect(tokenOf(0)).toBe(token)
    start()
    await passed()
    expect(told()).toHaveLength(1)
  })

  it('made offline is sent when the network is back, with the cookie only', async () => {
    start()
    await signOutOffline()
    expect(isDue()).toBe(true)
    expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/member|a-token/)
    fetched.mockImplementation(ended)
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(isDue()).toBe(false))
    expect(told()).toMatchObject([{ method: 'DELETE', keepalive: true }])
    expect(tokenOf(0)).toBeNull()
  })

  it('is sent at the next start at the latest', async () => {
    await signOutOffline()
    fetched.mockImplementation(ended)
    start()
    await vi.waitFor(() => expect(isDue()).toBe(false))
    expect(told()).toHaveLength(1)
  })

  it.each([
    ['of a session that has already ended', refuses(401, 'not_logged_in'), false],
    ['that is refused', refuses(403, 'not_permitted'), false],
    ['that meets a busy platform', refuses(503, 'busy'), true],
    ['that meets no network again', isGone, true],
  ])('%s is sent later: %#', async (_, answer, stays) => {
    await signOutOffline()
    fetched.mockImplementation(answer)
    start()
    await passed()
    expect(told()).toHaveLength(1)
    expect(isDue()).toBe(stays)
    await vi.advanceTimersByTimeAsync(1)
    expect(told()).toHaveLength(stays ? 2 : 1)
  })

  it('is sent once at a time', async () => {
    await signOutOffline()
    const late = Promise.withResolvers<Response>()
    fetched.mockReturnValue(late.promise)
    start()
    dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    await passed()
    expect(told()).toHaveLength(1)
    late.resolve(await ended())
    await vi.waitFor(() => expect(isDue()).toBe(false))
  })

  it('is dropped once somebody has signed in, which has ended the earlier session', async () => {
    await signOutOffline()
    store.set(openSessionIntent, grant)
    start()
    await passed()
    expect(told()).toHaveLength(0)
    expect(isDue()).toBe(false)
  })

  it('that is being sent when somebody signs in is aborted, as it would end the new session', async () => {
    await signOutOffline()
    fetched.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        ),
    )
    start()
    await vi.waitFor(() => expect(told()).toHaveLength(1))
    store.set(openSessionIntent, grant)
    await vi.waitFor(() => expect(told()[0]?.signal?.aborted).toBe(true))
  })
})
