import { atom } from 'jotai'
import { cacheText } from '../../device/worker/spoken.ts'
import { lookForUpdate, startWorker } from '../../device/worker/worker.link.ts'
import { isControlled } from '../../device/worker/worker.ts'
import { countTrafficIntent } from '../../device/traffic/traffic.ts'
import { startOfflineQueue } from '../../net/offlineQueue/offlineQueue.ts'
import { startMarks } from '../../net/offlineQueue/offlineQueue.marks.ts'
import { type Prefetch, cacheForOfflineIntent, cacheInstalledIntent } from './cacheForOffline.ts'
import { offerUpdateAgainIntent } from './update.atoms.ts'
import { readTextPack } from './textPack.ts'
import { startWaking } from './wake.ts'
import { whenWorkerIsWorthIt } from './whenWorkerIsWorthIt.ts'

const hour = 60 * 60_000
const cacheDelay = 3000

export const startBackgroundIntent = atom(null, async (_get, set, prefetch: Prefetch) => {
  startOfflineQueue()
  startMarks()
  set(countTrafficIntent)
  await whenWorkerIsWorthIt()
  await cacheText()
  if (!(await startWorker())) return
  void readTextPack()
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
