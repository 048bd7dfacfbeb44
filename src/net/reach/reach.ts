import { atom } from 'jotai'
import { isOnlineAtom } from '#device/traffic/connection.ts'
import { getSite } from '#api/site/site.ts'
import { invalidate, queryClient, store } from '#net/query/queryClient.ts'
import { isOffline, awaitsPlatform, isUnconfirmed } from '#net/query/unconfirmed.ts'
import { onClockSet, watchClock } from './clock.ts'

const failedAtom = atom(false)

/** False while the phone is offline or the last calls failed to reach the network. */
export const isReachableAtom = atom((get) => get(isOnlineAtom) && !get(failedAtom))

export function watchReach() {
  // The answer of the status is never stored by a cache, so its time is current.
  onClockSet(() => void invalidate(getSite))
  document.addEventListener('visibilitychange', watchClock)
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { action } = event
    if (action.type === 'success' && !isUnconfirmed(action.data)) store.set(failedAtom, false)
    if (action.type === 'error') store.set(failedAtom, isOffline(action.error))
  })
  addEventListener('online', () => {
    backAt = performance.now()
    refetchAwaiting(true)
    // A phone reports being online slightly before it can send anything.
    for (const pause of [1000, 4000]) setTimeout(refetchAwaiting, pause, false)
  })
}

let backAt = -Infinity

/** Whether a request of the last ten seconds may have failed for lack of a network. */
export const mayBeOffline = () => !store.get(isReachableAtom) || performance.now() - backAt < 10_000

const refetchAwaiting = (cancelRefetch: boolean) =>
  void queryClient.refetchQueries({ type: 'active', predicate: awaitsPlatform }, { cancelRefetch })
