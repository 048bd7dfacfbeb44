import { isStandalone } from '../../device/display.ts'
import { onWorkerRequest } from '../../device/worker/worker.link.ts'
import { wakeNowAndThen, wakeWhenOnline } from '../../device/worker/worker.wake.ts'
import { flush } from '../../net/offlineQueue/offlineQueue.ts'
import { store } from '../../net/query/queryClient.ts'
import { waitingAtom } from '../../net/offlineQueue/waiting.ts'

/** Sends the queue and refreshes public data while the app is in the background. */
export function startWaking() {
  onWorkerRequest(({ type }) => {
    if (type === 'flush') void flush()
    return type === 'flush'
  })
  store.sub(waitingAtom, wakeForWaiting)
  document.addEventListener('visibilitychange', wakeForWaiting)
  if (isStandalone()) void wakeNowAndThen()
}

/** A visible page that is online sends without the worker. */
function wakeForWaiting() {
  const isUnableNow = !navigator.onLine || document.visibilityState === 'hidden'
  if (isUnableNow && store.get(waitingAtom).length > 0) void wakeWhenOnline()
}
