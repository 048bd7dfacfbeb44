import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cancelWaitingIntent, deferIntent, flush, restoreOfflineQueue } from './offlineQueue.ts'
import {
  accepts,
  isGone,
  fetchMock,
  signInAs,
  setUpOfflineQueue,
  star,
  throwOut,
  lapse,
  unstar,
} from './offlineQueue.testing.ts'
import { store } from '#net/query/queryClient.ts'
import { forgetPlayer } from '#net/session/signOut.ts'
import { offlineQueueAtom, waitingAtom } from './waiting.ts'

const phone = vi.hoisted(() => ({
  entries: new Map<string, unknown>(),
  isBlocked: false,
  isRead: Promise.resolve(),
}))
vi.mock('idb-keyval', () => ({
  createStore: () => {
    if (phone.isBlocked) throw new Error('blocked')
  },
  get: async (key: string) => phone.entries.get(key),
  set: async (key: string, value: unknown) => {
    if (phone.isBlocked) throw new Error('blocked')
    phone.entries.set(key, value)
  },
  del: async (key: string) => phone.entries.delete(key),
  entries: async () => {
    const found = [...phone.entries]
    await phone.isRead
    return found
  },
  clear: async () => phone.entries.clear(),
}))

const letter = { name: 'markMessageRead', params: { id: '9' } } as const
const hasty = () => localStorage.getItem('offline-queue')

function restart() {
  store.set(waitingAtom, [])
  return restoreOfflineQueue()
}

setUpOfflineQueue()
beforeEach(() => void fetchMock.mockImplementation(isGone))
afterEach(() => {
  phone.isBlocked = false
})

describe('the stored queue', () => {
  it('is restored after a restart', async () => {
    await store.set(deferIntent, star)
    await restart()
    expect(store.get(offlineQueueAtom)).toEqual([star])
  })

  it('is restored in its order', async () => {
    vi.setSystemTime(Date.now())
    await store.set(deferIntent, star)
    vi.setSystemTime(Date.now() + 1000)
    await store.set(deferIntent, letter)
    const kept = [...phone.entries].toReversed()
    phone.entries.clear()
    for (const [key, value] of kept) phone.entries.set(key, value)
    await restart()
    expect(store.get(offlineQueueAtom)).toEqual([star, letter])
  })

  it('is listed once, also when it is read again', async () => {
    await store.set(deferIntent, star)
    await restoreOfflineQueue()
    expect(store.get(offlineQueueAtom)).toEqual([star])
  })

  it('loses no favourite when the page closes at the tap', async () => {
    const asTapped = store.set(deferIntent, star)
    const kept = hasty()
    await asTapped
    expect(hasty()).toBeNull()
    phone.entries.clear()
    localStorage.setItem('offline-queue', kept ?? '')
    await restart()
    expect(store.get(offlineQueueAtom)).toEqual([star])
    expect(hasty()).toBeNull()
    await restart()
    expect(store.get(offlineQueueAtom)).toEqual([star])
  })

  it('loses what has been sent, also when it was read again meanwhile', async () => {
    const answered = Promise.withResolvers<Response>()
    fetchMock.mockImplementation(() => answered.promise)
    const sent = store.set(deferIntent, star)
    await vi.waitFor(() => expect(fetchMock).toHaveBeenCalled())
    await restoreOfflineQueue()
    answered.resolve(await accepts())
    expect(await sent).toBe('sent')
    expect(phone.entries.size).toBe(0)
  })

  it('is sent once, also when it was read before it was sent', async () => {
    await store.set(deferIntent, star)
    fetchMock.mockReset().mockImplementation(accepts)
    const read = Promise.withResolvers<void>()
    phone.isRead = read.promise
    const restored = restoreOfflineQueue()
    await flush()
    read.resolve()
    await restored
    expect(store.get(offlineQueueAtom)).toEqual([])
    await flush()
    expect(fetchMock).toHaveBeenCalledOnce()
  })

  it('is sent from memory when storage has lost it meanwhile', async () => {
    await store.set(deferIntent, star)
    phone.entries.clear()
    localStorage.clear()
    fetchMock.mockReset().mockImplementation(accepts)
    await flush()
    expect(fetchMock.mock.calls[0]?.[1]?.method).toBe('POST')
    expect(store.get(offlineQueueAtom)).toEqual([])
  })
})

describe('a player whose session has expired', () => {
  it('keeps the queue on screen while a form keeps the player', async () => {
    await store.set(deferIntent, star)
    lapse()
    await restoreOfflineQueue()
    expect(store.get(offlineQueueAtom)).toEqual([star])
  })

  it('gets the queue back after the next login, and nobody sees it before', async () => {
    await store.set(deferIntent, star)
    forgetPlayer(store.set)
    throwOut()
    await restart()
    expect(store.get(offlineQueueAtom)).toEqual([])
    signInAs('member')
    await restoreOfflineQueue()
    expect(store.get(offlineQueueAtom)).toEqual([star])
  })

  it('another player who signs in on the same form sees nothing of the queue', async () => {
    await store.set(deferIntent, star)
    lapse()
    signInAs('other')
    await restoreOfflineQueue()
    expect(store.get(offlineQueueAtom)).toEqual([])
  })

  it('is not told that a favourite has been saved with the platform', async () => {
    fetchMock.mockImplementation(async () => {
      forgetPlayer(store.set)
      return Response.json({ success: false, code: 'session_expired' }, { status: 401 })
    })
    expect(await store.set(deferIntent, star)).toBe('queued')
  })

  it('leaves nothing to the next player', async () => {
    await store.set(deferIntent, star)
    forgetPlayer(store.set)
    throwOut()
    signInAs('other')
    await restoreOfflineQueue()
    expect(phone.entries.size).toBe(0)
    expect(hasty()).toBeNull()
  })

  it('loses the queue by signing out afterwards', async () => {
    await store.set(deferIntent, star)
    throwOut()
    localStorage.setItem('autoLogin', '0')
    forgetPlayer(store.set)
    await vi.waitFor(() => expect(phone.entries.size).toBe(0))
    expect(store.get(offlineQueueAtom)).toEqual([])
  })
})

describe('when IndexedDB is blocked', () => {
  beforeEach(() => void (phone.isBlocked = true))

  it('the synchronous copy is kept, and restored after a restart', async () => {
    expect(await store.set(deferIntent, star)).toBe('queued')
    expect(hasty()).toContain('addFavourite')
    await restart()
    expect(store.get(offlineQueueAtom)).toEqual([star])
    expect(hasty()).toContain('addFavourite')
  })

  it('the synchronous copy is removed when an intent is sent, cancelled or undone', async () => {
    await store.set(deferIntent, star)
    fetchMock.mockImplementation(accepts)
    await flush()
    expect(hasty()).toBeNull()

    fetchMock.mockImplementation(isGone)
    await store.set(deferIntent, star)
    await store.set(deferIntent, unstar)
    expect(hasty()).toBeNull()

    await store.set(deferIntent, star)
    for (const waiting of store.get(waitingAtom)) await store.set(cancelWaitingIntent, waiting)
    expect(hasty()).toBeNull()
  })

  it('and localStorage is full, the player is told that the favourite lasts until the app closes', async () => {
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    expect(await store.set(deferIntent, star)).toBe('unsaved')
    expect(store.get(offlineQueueAtom)).toEqual([star])
    await restoreOfflineQueue()
    expect(store.get(offlineQueueAtom)).toEqual([star])
  })
})
