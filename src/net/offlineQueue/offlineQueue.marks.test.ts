import { beforeAll, expect, it, vi } from 'vitest'
import { runSoon, startMarks } from './offlineQueue.marks.ts'
import { deferIntent, flush } from './offlineQueue.ts'
import {
  accepts,
  isGone,
  idempotencyKeyOf,
  fetchMock,
  signInAs,
  setUpOfflineQueue,
  star,
} from './offlineQueue.testing.ts'
import { store } from '#net/query/queryClient.ts'
import { offlineQueueAtom } from './waiting.ts'

const mark = { name: 'markNoticeRead', params: { id: '4' } } as const
const letter = { name: 'markMessageRead', params: { id: '9' } } as const
const leave = () => dispatchEvent(new Event('pagehide'))
const outlivingCalls = () =>
  fetchMock.mock.calls.filter(([, init]) => init?.keepalive).map(([address]) => address)

/** What a browser gives an unloading page: microtasks, but no further task. */
const aMoment = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

setUpOfflineQueue()
beforeAll(startMarks)

it('sends read marks when the page is hidden, in calls that outlive it, but no favourites', async () => {
  fetchMock.mockImplementation(isGone)
  for (const intent of [mark, star, letter]) await store.set(deferIntent, intent)
  fetchMock.mockReset().mockImplementation(accepts)
  leave()
  await aMoment()
  expect(outlivingCalls()).toEqual(['/wps/announcement/read', '/wps/relay/inbox/read'])
  expect(fetchMock).toHaveBeenCalledTimes(2)
  await vi.waitFor(() => expect(store.get(offlineQueueAtom)).toEqual([star]))
})

it('includes what was read a moment ago', async () => {
  fetchMock.mockImplementation(accepts)
  runSoon(() => void store.set(deferIntent, mark))
  leave()
  await aMoment()
  expect(outlivingCalls()).toEqual(['/wps/announcement/read'])
})

it('keeps what was not sent for the next start, with the same key', async () => {
  fetchMock.mockImplementation(isGone)
  await store.set(deferIntent, mark)
  leave()
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2))
  expect(store.get(offlineQueueAtom)).toEqual([mark])
  fetchMock.mockImplementation(accepts)
  await flush()
  expect(store.get(offlineQueueAtom)).toEqual([])
  expect(new Set([idempotencyKeyOf(0), idempotencyKeyOf(1), idempotencyKeyOf(2)]).size).toBe(1)
})

it('sends nothing for another player', async () => {
  fetchMock.mockImplementation(isGone)
  await store.set(deferIntent, mark)
  fetchMock.mockReset().mockImplementation(accepts)
  runSoon(() => void store.set(deferIntent, letter))
  signInAs('other')
  leave()
  await aMoment()
  expect(fetchMock).not.toHaveBeenCalled()
})
