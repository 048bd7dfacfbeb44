import { QueryObserver } from '@tanstack/query-core'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { listWinners } from '#api/games/winners.ts'
import { Failure } from '#net/failure.ts'
import { queryClient, store } from '#net/query/queryClient.ts'
import { getSite } from '#api/site/site.ts'
import { isReachableAtom, watchReach } from './reach.ts'

const ask = vi.fn<() => Promise<unknown>>()
const answer = { value: [], at: 1, isCached: false }

function show() {
  const observer = new QueryObserver(queryClient, {
    queryKey: ['/lgw/x'],
    queryFn: ask,
    retry: false,
    meta: { endpoint: listWinners },
  })
  return observer.subscribe(() => undefined)
}

beforeAll(watchReach)
beforeEach(() => {
  vi.useFakeTimers()
  // Any answer says that the network is there, whatever the test before has left.
  queryClient.setQueryData(['/lgw/x'], answer)
  queryClient.clear()
})

it('goes offline after a failed call, and online after an answered one', async () => {
  ask.mockRejectedValueOnce(new Failure('offline'))
  const leave = show()
  await vi.waitFor(() => expect(store.get(isReachableAtom)).toBe(false))
  ask.mockResolvedValue(answer)
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(store.get(isReachableAtom)).toBe(true))
  leave()
})

it('does not go online because of a cached answer', async () => {
  ask.mockRejectedValueOnce(new Failure('offline'))
  const leave = show()
  await vi.waitFor(() => expect(store.get(isReachableAtom)).toBe(false))
  ask.mockResolvedValue({ ...answer, isCached: true })
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(queryClient.getQueryData(['/lgw/x'])).toBeDefined())
  expect(store.get(isReachableAtom)).toBe(false)
  leave()
})

it('reads an unconfirmed copy again, and never what was refused', async () => {
  ask.mockResolvedValueOnce({ ...answer, isCached: true })
  const leave = show()
  await vi.waitFor(() => expect(queryClient.getQueryData(['/lgw/x'])).toBeDefined())
  ask.mockRejectedValueOnce(new Failure('refused'))
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  leave()
  queryClient.clear()
  ask.mockRejectedValueOnce(new Failure('refused'))
  const leaveAgain = show()
  await vi.waitFor(() => expect(queryClient.getQueryState(['/lgw/x'])?.status).toBe('error'))
  dispatchEvent(new Event('online'))
  expect(ask).toHaveBeenCalledTimes(3)
  leaveAgain()
})

it.each([
  ['a call that failed', () => Promise.reject(new Failure('offline'))],
  ['an unconfirmed copy', () => Promise.resolve({ ...answer, isCached: true })],
])('retries soon when the network had not quite returned: %s', async (_what, unanswered) => {
  ask.mockImplementation(unanswered)
  const leave = show()
  await vi.advanceTimersByTimeAsync(30_000)
  ask.mockClear()
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(900)
  expect(ask).toHaveBeenCalledTimes(1)
  ask.mockResolvedValue(answer)
  await vi.advanceTimersByTimeAsync(200)
  expect(ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(2)
  leave()
})

it('restarts hanging requests when the network returns, and lets later slow ones go on', async () => {
  ask.mockResolvedValueOnce({ ...answer, isCached: true })
  ask.mockReturnValue(new Promise(() => undefined))
  const leave = show()
  await vi.advanceTimersByTimeAsync(5000)
  expect(ask).toHaveBeenCalledTimes(2)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(ask).toHaveBeenCalledTimes(3)
  leave()
})

it('retries by itself until the platform answers: soon for a copy, then every twenty seconds', async () => {
  ask.mockResolvedValueOnce({ ...answer, isCached: true })
  ask.mockRejectedValueOnce(new Failure('offline'))
  ask.mockResolvedValue(answer)
  const leave = show()
  await vi.advanceTimersByTimeAsync(3900)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(4500)
  expect(ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(ask).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(3)
  leave()
})

it('does not retry offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  ask.mockRejectedValue(new Failure('offline'))
  const leave = show()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(1)
  leave()
})

it('reads the uncached status when the phone’s clock was set while the page was hidden', async () => {
  const status = vi.fn<() => Promise<unknown>>(async () => answer)
  const observer = new QueryObserver(queryClient, {
    queryKey: ['/wps/system/status'],
    queryFn: status,
    meta: { endpoint: getSite },
  })
  const leave = observer.subscribe(() => undefined)
  const look = () => document.dispatchEvent(new Event('visibilitychange'))
  look()
  await vi.waitFor(() => expect(status).toHaveBeenCalledOnce())
  vi.setSystemTime(Date.now() + 3_600_000)
  look()
  await vi.waitFor(() => expect(status).toHaveBeenCalledTimes(2))
  leave()
})
