import { isStandalone } from '../../device/display.ts'
import { onWorkerRequest } from '../../device/worker/worker.link.ts'
import { wakeNowAndThen, wakeWhenOnline } from '../../device/worker/worker.wake.ts'
import { flush } from '../../net/offlineQueue/offlineQueue.ts'
import { store } from '../../net/queryClient.ts'
import { waitingAtom } from '../../net/offlineQueue/waiting.ts'

/** What waits for a network may leave while the app is out of sight, and public data be fresh when it is next opened. */
export function startWaking() {
  onWorkerRequest(({ type }) => {
    if (type === 'flush') void flush()
    return type === 'flush'
  })
  store.sub(waitingAtom, wakeForWaiting)
  document.addEventListener('visibilitychange', wakeForWaiting)
  if (isStandalone()) void wakeNowAndThen()
}

/** While the app is looked at and online, it sends by itself. */
function wakeForWaiting() {
  const isUnableNow = !navigator.onLine || document.visibilityState === 'hidden'
  if (isUnableNow && store.get(waitingAtom).length > 0) void wakeWhenOnline()
}
