import { atom } from 'jotai'
import { cacheText } from '#device/worker/spoken.ts'
import { lookForUpdate, startWorker, onWorkerRequest } from '#device/worker/worker.link.ts'
import { isControlled } from '#device/worker/worker.ts'
import { countTrafficIntent } from '#device/traffic/traffic.ts'
import { startOfflineQueue, flush } from '#net/offlineQueue/offlineQueue.ts'
import { startMarks } from '#net/offlineQueue/offlineQueue.marks.ts'
import { type Prefetch, cacheForOfflineIntent, cacheInstalledIntent } from './cacheForOffline.ts'
import { offerUpdateAgainIntent } from '#features/install/update.atoms.ts'
import { isLiteAtom } from '#device/traffic/connection.ts'
import { isStandalone } from '#device/display.ts'
import { until } from '#net/query/preload.ts'
import { wakeNowAndThen, wakeWhenOnline } from '#device/worker/worker.wake.ts'
import { store } from '#net/query/queryClient.ts'
import { waitingAtom } from '#net/offlineQueue/waiting.ts'

const hour = 60 * 60_000
const cacheDelay = 3000

export const startBackgroundIntent = atom(null, async (_get, set, prefetch: Prefetch) => {
  startOfflineQueue()
  startMarks()
  set(countTrafficIntent)
  await whenWorkerIsWorthIt()
  await cacheText()
  if (!(await startWorker())) return
  startWaking()
  setInterval(() => void lookForUpdate(), hour)
  document.addEventListener('visibilitychange', () => set(seenOrLeftIntent, prefetch))
  addEventListener('appinstalled', () => void set(cacheInstalledIntent, prefetch), { once: true })
  setTimeout(() => void set(cacheForOfflineIntent, prefetch), cacheDelay)
})

/** The worker did not see the first visit: when it ends, caches what else was shown. */
const seenOrLeftIntent = atom(null, (_get, set, prefetch: Prefetch) => {
  if (document.visibilityState === 'visible') {
    set(offerUpdateAgainIntent)
    void lookForUpdate()
  } else if (!isControlled()) void set(cacheForOfflineIntent, prefetch)
})

const stay = 2 * 60_000

/** In lite mode the worker, which precaches the whole app, waits until the player stays or installs. */
async function whenWorkerIsWorthIt() {
  if (isStandalone() || isControlled()) return
  const isInstalled = new Promise((resolve) =>
    addEventListener('appinstalled', resolve, { once: true }),
  )
  await Promise.race([isInstalled, until(isLiteAtom, (isLite) => !isLite, stay)])
}

/** Sends the queue and refreshes public data while the app is in the background. */
function startWaking() {
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
