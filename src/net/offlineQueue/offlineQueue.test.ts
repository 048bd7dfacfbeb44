import { expect, it, vi } from 'vitest'
import { postedAtom } from './offlineQueue.log.ts'
import { cancelWaitingIntent, deferIntent, flush, restoreOfflineQueue } from './offlineQueue.ts'
import {
  accepts,
  isGone,
  keyOf,
  platform,
  refuses,
  signIn,
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

it('sends at once while the network is there', async () => {
  platform.mockImplementation(accepts)
  expect(await store.set(deferIntent, star)).toBe('sent')
  expect(store.get(offlineQueueAtom)).toEqual([])
})

it('keeps a star that met a dead network, and sends it later under the same key', async () => {
  platform.mockImplementation(isGone)
  expect(await store.set(deferIntent, star)).toBe('queued')
  expect(store.get(offlineQueueAtom)).toEqual([star])
  platform.mockImplementation(accepts)
  await flush()
  expect(store.get(offlineQueueAtom)).toEqual([])
  expect(keyOf(1)).toBe(keyOf(0))
})

it('sends nothing for a star that was taken back while offline', async () => {
  platform.mockImplementation(isGone)
  await store.set(deferIntent, star)
  await store.set(deferIntent, unstar)
  platform.mockClear()
  await flush()
  expect(platform).not.toHaveBeenCalled()
})

it('sends a star that was given, taken and given again while its first call went unanswered', async () => {
  const unanswered = Promise.withResolvers<Response>()
  platform.mockImplementation(() => unanswered.promise)
  const first = store.set(deferIntent, star)
  await vi.waitFor(() => expect(platform).toHaveBeenCalled())
  const taken = store.set(deferIntent, unstar)
  const again = store.set(deferIntent, star)
  platform.mockImplementation(isGone)
  unanswered.reject(new DOMException('', 'TimeoutError'))
  await Promise.all([first, taken])
  expect(await again).toBe('queued')
  expect(await store.set(deferIntent, unstar)).toBe('queued')
  platform.mockImplementation(accepts)
  expect(await store.set(deferIntent, star)).toBe('sent')
  expect(platform.mock.lastCall?.[1]?.method).toBe('POST')
})

it('sends the taking back of a star that is on its way', async () => {
  const answered = Promise.withResolvers<Response>()
  platform.mockImplementationOnce(() => answered.promise).mockImplementation(accepts)
  const given = store.set(deferIntent, star)
  await vi.waitFor(() => expect(platform).toHaveBeenCalled())
  const taken = store.set(deferIntent, unstar)
  answered.resolve(await accepts())
  await given
  expect(await taken).toBe('sent')
  expect(platform.mock.calls.map(([, init]) => init?.method)).toEqual(['POST', 'DELETE'])
})

it('keeps a star that was given twice, once', async () => {
  platform.mockImplementation(isGone)
  await store.set(deferIntent, star)
  expect(await store.set(deferIntent, star)).toBe('queued')
  expect(store.get(offlineQueueAtom)).toEqual([star])
})

it('drops what the platform refuses, and says so', async () => {
  platform.mockImplementation(refuses)
  const listen = vi.fn<Parameters<typeof onRefused>[0]>()
  const release = onRefused(listen)
  expect(await store.set(deferIntent, star)).toBe('refused')
  expect(store.get(offlineQueueAtom)).toEqual([])
  expect(listen).toHaveBeenCalledOnce()
  release()
})

it('forgets the queue of a player who has signed out', async () => {
  platform.mockImplementation(isGone)
  await store.set(deferIntent, star)
  signOut()
  await restoreOfflineQueue()
  signIn('member')
  await restoreOfflineQueue()
  expect(store.get(offlineQueueAtom)).toEqual([])
})

it("never sends one player's intent as another", async () => {
  platform.mockImplementation(isGone)
  await store.set(deferIntent, star)
  platform.mockClear()
  signIn('agent')
  await flush()
  expect(platform).not.toHaveBeenCalled()
})

it('refuses a guest', async () => {
  signOut()
  await expect(store.set(deferIntent, star)).rejects.toThrow('signedOut')
})

const stages = () => store.get(postedAtom).map(({ stage, waiting }) => [stage, waiting.label])

it('shows what waits, and then that it has been confirmed', async () => {
  platform.mockImplementation(isGone)
  await store.set(deferIntent, star, 'Lantern Loot')
  expect(stages().slice(0, 1)).toEqual([['waiting', 'Lantern Loot']])
  platform.mockImplementation(accepts)
  await flush()
  expect(stages().slice(0, 1)).toEqual([['confirmed', 'Lantern Loot']])
})

it('lists what is on its way once, and then beside the next', async () => {
  forgetPlayer(store.set)
  const answered = Promise.withResolvers<Response>()
  platform.mockImplementationOnce(() => answered.promise).mockImplementation(accepts)
  const first = store.set(deferIntent, star, 'Lantern Loot')
  await vi.waitFor(() => expect(platform).toHaveBeenCalled())
  expect(stages()).toEqual([['sending', 'Lantern Loot']])
  answered.resolve(await accepts())
  await first
  await store.set(deferIntent, other, 'Monsoon Gold')
  expect(stages()).toEqual([
    ['confirmed', 'Monsoon Gold'],
    ['confirmed', 'Lantern Loot'],
  ])
})

it('takes back what waits, tells of it, and never sends it', async () => {
  platform.mockImplementation(isGone)
  await store.set(deferIntent, star)
  const listen = vi.fn<Parameters<typeof onCancelled>[0]>()
  const release = onCancelled(listen)
  const [waiting] = store.get(waitingAtom)
  expect(await store.set(cancelWaitingIntent, waiting!)).toBe(true)
  expect(listen.mock.calls.map(([intent]) => intent)).toEqual([star])
  release()
  platform.mockClear()
  await restoreOfflineQueue()
  await flush()
  expect(platform).not.toHaveBeenCalled()
})

it('does not take back what is on its way', async () => {
  let answer: (response: Response) => void = () => undefined
  platform.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  const sent = store.set(deferIntent, star)
  await vi.waitFor(() => expect(platform).toHaveBeenCalled())
  const [waiting] = store.get(waitingAtom)
  expect(await store.set(cancelWaitingIntent, waiting!)).toBe(false)
  answer(await accepts())
  expect(await sent).toBe('sent')
})

async function twoWait() {
  platform.mockImplementation(isGone)
  await store.set(deferIntent, star)
  await store.set(deferIntent, other)
  platform.mockReset()
}

it('goes on to the next one when the first is refused', async () => {
  await twoWait()
  platform.mockImplementationOnce(refuses).mockImplementation(accepts)
  await flush()
  expect(platform).toHaveBeenCalledTimes(2)
  expect(store.get(offlineQueueAtom)).toEqual([])
})

it('goes on although whoever hears of the refusal fails', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const release = onRefused(() => {
    throw new Error('a toast that cannot be drawn')
  })
  await twoWait()
  platform.mockImplementationOnce(refuses).mockImplementation(accepts)
  await flush()
  expect(store.get(offlineQueueAtom)).toEqual([])
  expect(await store.set(deferIntent, unstar)).toBe('sent')
  release()
  error.mockRestore()
})

it('goes on to the next one when an answer cannot be read, and tries that one again later', async () => {
  await twoWait()
  platform.mockImplementationOnce(async () => new Response('{')).mockImplementation(accepts)
  await flush()
  expect(store.get(offlineQueueAtom)).toEqual([star])
  await flush()
  expect(store.get(offlineQueueAtom)).toEqual([])
  expect(keyOf(2)).toBe(keyOf(0))
})

it('says that a star was sent although that of another game still waits', async () => {
  platform.mockImplementation(isGone)
  await store.set(deferIntent, star)
  platform.mockImplementationOnce(async () => new Response('{')).mockImplementation(accepts)
  expect(await store.set(deferIntent, other)).toBe('sent')
  expect(store.get(offlineQueueAtom)).toEqual([star])
})

it('what was refused above a limit goes out again, and all behind it, once ten seconds have passed', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  platform.mockImplementation(async () => new Response('Slow down', { status: 429 }))
  expect(await store.set(deferIntent, star)).toBe('queued')
  platform.mockImplementation(accepts)
  expect(await store.set(deferIntent, other)).toBe('queued')
  await flush()
  expect(platform).toHaveBeenCalledTimes(1)
  now.mockReturnValue(10_000)
  await flush()
  expect(platform).toHaveBeenCalledTimes(3)
  expect(store.get(offlineQueueAtom)).toEqual([])
})
