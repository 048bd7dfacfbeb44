import { beforeAll, expect, it, vi } from 'vitest'
import { listFavouriteIds } from '#api/games/favourites.ts'
import { queryAtom } from '#net/query/query.ts'
import { cancelWaitingIntent, deferIntent, flush, startOfflineQueue } from './offlineQueue.ts'
import {
  accepts,
  isGone,
  idempotencyKeyOf,
  fetchMock,
  signInAs,
  signOut,
  setUpOfflineQueue,
  star,
} from './offlineQueue.testing.ts'
import { store } from '#net/query/queryClient.ts'
import { offlineQueueAtom, waitingAtom } from './waiting.ts'

const otherTab = new BroadcastChannel('mela-offline-queue')
const heard = vi.fn<(key: unknown) => void>()
otherTab.addEventListener('message', ({ data }) => heard(data))

setUpOfflineQueue()
beforeAll(startOfflineQueue)

async function giveStar() {
  fetchMock.mockImplementation(isGone)
  await store.set(deferIntent, star)
  const [waiting] = store.get(waitingAtom)
  return waiting?.idempotencyKey ?? ''
}

it('a favourite that another tab has sent is not sent again', async () => {
  otherTab.postMessage(await giveStar())
  await vi.waitFor(() => expect(store.get(offlineQueueAtom)).toEqual([]))
  fetchMock.mockClear()
  await flush()
  expect(fetchMock).not.toHaveBeenCalled()
})

it('reads that another tab made stale are repeated', async () => {
  const favouritesAtom = queryAtom(listFavouriteIds, () => ({}))
  let ids = ['7']
  fetchMock.mockImplementation(async () => Response.json({ success: true, value: ids }))
  const release = store.sub(favouritesAtom, () => undefined)
  await vi.waitFor(() => expect(store.get(favouritesAtom).value).toEqual(['7']))
  ids = ['7', '8']
  otherTab.postMessage('the key of another tab')
  await vi.waitFor(() => expect(store.get(favouritesAtom).value).toEqual(['7', '8']))
  release()
})

it('favourites that another tab has sent are read again, though something else is queued here', async () => {
  const favouritesAtom = queryAtom(listFavouriteIds, () => ({}))
  let ids: string[] = []
  const answer: typeof fetch = async (_, init) =>
    init?.method === 'GET' ? Response.json({ success: true, value: ids }) : isGone()
  fetchMock.mockImplementation(answer)
  const release = store.sub(favouritesAtom, () => undefined)
  await vi.waitFor(() => expect(store.get(favouritesAtom).value).toEqual([]))
  await store.set(deferIntent, { name: 'markNoticeRead', params: { id: '7' } })
  await store.set(deferIntent, star)
  ids = ['7']
  otherTab.postMessage(store.get(waitingAtom)[1]?.idempotencyKey)
  await vi.waitFor(() => expect(store.get(favouritesAtom).value).toEqual(['7']))
  release()
})

it('other tabs are told what was sent and what was cancelled', async () => {
  const sent = await giveStar()
  fetchMock.mockImplementation(accepts)
  await flush()
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(sent))
  const cancelled = await giveStar()
  for (const waiting of store.get(waitingAtom)) await store.set(cancelWaitingIntent, waiting)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(cancelled))
})

it('a favourite that met an expired session is sent after the next login, with the same key', async () => {
  fetchMock.mockImplementation(async () =>
    Response.json({ success: false, code: 'session_expired' }, { status: 401 }),
  )
  expect(await store.set(deferIntent, star)).toBe('queued')
  expect(store.get(offlineQueueAtom)).toEqual([star])
  fetchMock.mockImplementation(accepts)
  signInAs('member')
  await vi.waitFor(() => expect(store.get(offlineQueueAtom)).toEqual([]))
  expect(idempotencyKeyOf(fetchMock.mock.calls.length - 1)).toBe(idempotencyKeyOf(0))
})

it('a sign-out clears the queue', async () => {
  await giveStar()
  signOut()
  await vi.waitFor(() => expect(store.get(offlineQueueAtom)).toEqual([]))
})
