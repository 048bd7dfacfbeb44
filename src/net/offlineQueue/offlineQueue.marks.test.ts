import { beforeAll, expect, it, vi } from 'vitest'
import { soon, startMarks } from './offlineQueue.marks.ts'
import { deferIntent, flush } from './offlineQueue.ts'
import {
  accepts,
  isGone,
  keyOf,
  platform,
  signIn,
  setUpOfflineQueue,
  star,
} from './offlineQueue.testing.ts'
import { store } from '#net/query/queryClient.ts'
import { offlineQueueAtom } from './waiting.ts'

const mark = { name: 'markNoticeRead', params: { id: '4' } } as const
const letter = { name: 'markMessageRead', params: { id: '9' } } as const
const leave = () => dispatchEvent(new Event('pagehide'))
const outlivingCalls = () =>
  platform.mock.calls.filter(([, init]) => init?.keepalive).map(([address]) => address)

/** What a browser gives an unloading page: microtasks, but no further task. */
const aMoment = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

setUpOfflineQueue()
beforeAll(startMarks)

it('says what was read as the page goes, in calls that outlive it, and sends no star that way', async () => {
  platform.mockImplementation(isGone)
  for (const intent of [mark, star, letter]) await store.set(deferIntent, intent)
  platform.mockReset().mockImplementation(accepts)
  leave()
  await aMoment()
  expect(outlivingCalls()).toEqual(['/wps/announcement/read', '/wps/relay/inbox/read'])
  expect(platform).toHaveBeenCalledTimes(2)
  await vi.waitFor(() => expect(store.get(offlineQueueAtom)).toEqual([star]))
})

it('says what was read a moment ago, too', async () => {
  platform.mockImplementation(accepts)
  soon(() => void store.set(deferIntent, mark))
  leave()
  await aMoment()
  expect(outlivingCalls()).toEqual(['/wps/announcement/read'])
})

it('keeps what did not arrive for the next start, under the same key', async () => {
  platform.mockImplementation(isGone)
  await store.set(deferIntent, mark)
  leave()
  await vi.waitFor(() => expect(platform).toHaveBeenCalledTimes(2))
  expect(store.get(offlineQueueAtom)).toEqual([mark])
  platform.mockImplementation(accepts)
  await flush()
  expect(store.get(offlineQueueAtom)).toEqual([])
  expect(new Set([keyOf(0), keyOf(1), keyOf(2)]).size).toBe(1)
})

it('says nothing in the name of another player', async () => {
  platform.mockImplementation(isGone)
  await store.set(deferIntent, mark)
  platform.mockReset().mockImplementation(accepts)
  soon(() => void store.set(deferIntent, letter))
  signIn('other')
  leave()
  await aMoment()
  expect(platform).not.toHaveBeenCalled()
})
