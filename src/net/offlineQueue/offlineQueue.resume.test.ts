import { beforeAll, expect, it, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { renewCredentialsAtom } from '#net/session/credentials.ts'
import { readStored, storeSynchronously } from './offlineQueue.storage.ts'
import { accepts, fetchMock, setUpOfflineQueue } from './offlineQueue.testing.ts'
import { deferIntent, flush, startOfflineQueue } from './offlineQueue.ts'
import { waitingAtom } from './waiting.ts'

const mark = { name: 'markNoticeRead', params: { id: '7' } } as const

setUpOfflineQueue()
beforeAll(startOfflineQueue)

it(
  'a read mark that is stored twice is sent once, though its copies are read while it is being sent',
  { retry: 0 },
  async () => {
    const answered = Promise.withResolvers<Response>()
    fetchMock.mockImplementationOnce(() => answered.promise).mockImplementation(accepts)
    const sent = store.set(deferIntent, mark)
    await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledOnce())
    const [waiting] = store.get(waitingAtom)
    storeSynchronously({
      ...waiting!,
      idempotencyKey: 'of the page before',
      at: waiting!.at - 1000,
    })
    store.set(renewCredentialsAtom, { token: 'renewed', account: 'member' })
    await readStored('member')
    answered.resolve(await accepts())
    await sent
    await flush()
    await vi.waitFor(() => expect(store.get(waitingAtom)).toEqual([]))
    expect(fetchMock).toHaveBeenCalledOnce()
    expect(await readStored('member')).toEqual([])
  },
)
