import { expect, it, vi } from 'vitest'
import { postedAtom } from './offlineQueue.log.ts'
import { cancelWaitingIntent, deferIntent, flush, restoreOfflineQueue } from './offlineQueue.ts'
import {
  accepts,
  isGone,
  idempotencyKeyOf,
  fetchMock,
  refuses,
  signInAs,
  signOut,
  setUpOfflineQueue,
  star,
  unstar,
} from './offlineQueue.testing.ts'
import { store } from '#net/query/queryClient.ts'
import { forgetPlayer } from '#net/session/signOut.ts'
import { offlineQueueAtom, onCancelled, onRefused, waitingAtom } from './waiting.ts'

const other = { name: 'addFavourite', params: { nodeId: '8', vendor: 'PGS' } } as const

setUpOfflineQueue()

it('sends at once when online', async () => {
  fetchMock.mockImplementation(accepts)
  expect(await store.set(deferIntent, star)).toBe('sent')
  expect(store.get(offlineQueueAtom)).toEqual([])
})

it('keeps a favourite that failed to send, and sends it later with the same key', async () => {
  fetchMock.mockImplementation(isGone)
  expect(await store.set(deferIntent, star)).toBe('queued')
  expect(store.get(offlineQueueAtom)).toEqual([star])
  fetchMock.mockImplementation(accepts)
  await flush()
  expect(store.get(offlineQueueAtom)).toEqual([])
  expect(idempotencyKeyOf(1)).toBe(idempotencyKeyOf(0))
})

it('sends nothing for a favourite that was removed again offline', async () => {
  fetchMock.mockImplementation(isGone)
  await store.set(deferIntent, star)
  await store.set(deferIntent, unstar)
  fetchMock.mockClear()
  await flush()
  expect(fetchMock).not.toHaveBeenCalled()
})

it('sends a favourite that was set, removed and set again before its first answer', async () => {
  const unanswered = Promise.withResolvers<Response>()
  fetchMock.mockImplementation(() => unanswered.promise)
  const first = store.set(deferIntent, star)
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalled())
  const taken = store.set(deferIntent, unstar)
  const again = store.set(deferIntent, star)
  fetchMock.mockImplementation(isGone)
  unanswered.reject(new DOMException('', 'TimeoutError'))
  await Promise.all([first, taken])
  expect(await again).toBe('queued')
  expect(await store.set(deferIntent, unstar)).toBe('queued')
  fetchMock.mockImplementation(accepts)
  expect(await store.set(deferIntent, star)).toBe('sent')
  expect(fetchMock.mock.lastCall?.[1]?.method).toBe('POST')
})

it('sends the removal of a favourite that is being sent', async () => {
  const answered = Promise.withResolvers<Response>()
  fetchMock.mockImplementationOnce(() => answered.promise).mockImplementation(accepts)
  const given = store.set(deferIntent, star)
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalled())
  const taken = store.set(deferIntent, unstar)
  answered.resolve(await accepts())
  await given
  expect(await taken).toBe('sent')
  expect(fetchMock.mock.calls.map(([, init]) => init?.method)).toEqual(['POST', 'DELETE'])
})

it('queues a favourite that was set twice once', async () => {
  fetchMock.mockImplementation(isGone)
  await store.set(deferIntent, star)
  expect(await store.set(deferIntent, star)).toBe('queued')
  expect(store.get(offlineQueueAtom)).toEqual([star])
})

it('drops what the platform refuses, and says so', async () => {
  fetchMock.mockImplementation(refuses)
  const listen = vi.fn<Parameters<typeof onRefused>[0]>()
  const release = onRefused(listen)
  expect(await store.set(deferIntent, star)).toBe('refused')
  expect(store.get(offlineQueueAtom)).toEqual([])
  expect(listen).toHaveBeenCalledOnce()
  release()
})

it('clears the queue of a player who has signed out', async () => {
  fetchMock.mockImplementation(isGone)
  await store.set(deferIntent, star)
  signOut()
  await restoreOfflineQueue()
  signInAs('member')
  await restoreOfflineQueue()
  expect(store.get(offlineQueueAtom)).toEqual([])
})

it('never sends one player’s intent as another', async () => {
  fetchMock.mockImplementation(isGone)
  await store.set(deferIntent, star)
  fetchMock.mockClear()
  signInAs('agent')
  await flush()
  expect(fetchMock).not.toHaveBeenCalled()
})

it('refuses a guest', async () => {
  signOut()
  await expect(store.set(deferIntent, star)).rejects.toThrow('signedOut')
})

const stages = () => store.get(postedAtom).map(({ stage, waiting }) => [stage, waiting.label])

it('shows what is queued, and then that it has been confirmed', async () => {
  fetchMock.mockImplementation(isGone)
  await store.set(deferIntent, star, 'Lantern Loot')
  expect(stages().slice(0, 1)).toEqual([['waiting', 'Lantern Loot']])
  fetchMock.mockImplementation(accepts)
  await flush()
  expect(stages().slice(0, 1)).toEqual([['confirmed', 'Lantern Loot']])
})

it('lists what is being sent once, and then with the next', async () => {
  forgetPlayer(store.set)
  const answered = Promise.withResolvers<Response>()
  fetchMock.mockImplementationOnce(() => answered.promise).mockImplementation(accepts)
  const first = store.set(deferIntent, star, 'Lantern Loot')
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalled())
  expect(stages()).toEqual([['sending', 'Lantern Loot']])
  answered.resolve(await accepts())
  await first
  await store.set(deferIntent, other, 'Monsoon Gold')
  expect(stages()).toEqual([
    ['confirmed', 'Monsoon Gold'],
    ['confirmed', 'Lantern Loot'],
  ])
})

it('cancels what is queued, announces it, and never sends it', async () => {
  fetchMock.mockImplementation(isGone)
  await store.set(deferIntent, star)
  const listen = vi.fn<Parameters<typeof onCancelled>[0]>()
  const release = onCancelled(listen)
  const [waiting] = store.get(waitingAtom)
  expect(await store.set(cancelWaitingIntent, waiting!)).toBe(true)
  expect(listen.mock.calls.map(([intent]) => intent)).toEqual([star])
  release()
  fetchMock.mockClear()
  await restoreOfflineQueue()
  await flush()
  expect(fetchMock).not.toHaveBeenCalled()
})

it('does not cancel what is being sent', async () => {
  let answer: (response: Response) => void = () => undefined
  fetchMock.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  const sent = store.set(deferIntent, star)
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalled())
  const [waiting] = store.get(waitingAtom)
  expect(await store.set(cancelWaitingIntent, waiting!)).toBe(false)
  answer(await accepts())
  expect(await sent).toBe('sent')
})

async function twoWait() {
  fetchMock.mockImplementation(isGone)
  await store.set(deferIntent, star)
  await store.set(deferIntent, other)
  fetchMock.mockReset()
}

it('goes on to the next one when the first is refused', async () => {
  await twoWait()
  fetchMock.mockImplementationOnce(refuses).mockImplementation(accepts)
  await flush()
  expect(fetchMock).toHaveBeenCalledTimes(2)
  expect(store.get(offlineQueueAtom)).toEqual([])
})

it('goes on when a listener of a refusal throws', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const release = onRefused(() => {
    throw new Error('a toast that cannot be drawn')
  })
  await twoWait()
  fetchMock.mockImplementationOnce(refuses).mockImplementation(accepts)
  await flush()
  expect(store.get(offlineQueueAtom)).toEqual([])
  expect(await store.set(deferIntent, unstar)).toBe('sent')
  release()
  error.mockRestore()
})

it('goes on to the next one when an answer cannot be read, and tries that one again later', async () => {
  await twoWait()
  fetchMock.mockImplementationOnce(async () => new Response('{')).mockImplementation(accepts)
  await flush()
  expect(store.get(offlineQueueAtom)).toEqual([star])
  await flush()
  expect(store.get(offlineQueueAtom)).toEqual([])
  expect(idempotencyKeyOf(2)).toBe(idempotencyKeyOf(0))
})

it('announces a sent favourite although another is still queued', async () => {
  fetchMock.mockImplementation(isGone)
  await store.set(deferIntent, star)
  fetchMock.mockImplementationOnce(async () => new Response('{')).mockImplementation(accepts)
  expect(await store.set(deferIntent, other)).toBe('sent')
  expect(store.get(offlineQueueAtom)).toEqual([star])
})

it('what was refused by a rate limit is sent again after ten seconds, with all that follows', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  fetchMock.mockImplementation(async () => new Response('Slow down', { status: 429 }))
  expect(await store.set(deferIntent, star)).toBe('queued')
  fetchMock.mockImplementation(accepts)
  expect(await store.set(deferIntent, other)).toBe('queued')
  await flush()
  expect(fetchMock).toHaveBeenCalledTimes(1)
  now.mockReturnValue(10_000)
  await flush()
  expect(fetchMock).toHaveBeenCalledTimes(3)
  expect(store.get(offlineQueueAtom)).toEqual([])
})
