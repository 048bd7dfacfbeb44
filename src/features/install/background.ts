import { lookForUpdate, startWorker } from '../../device/worker/worker.link.ts'
import { isControlled } from '../../device/worker/worker.ts'
import { countTraffic } from '../../device/traffic/traffic.ts'
import { startOutbox } from '../../net/outbox/outbox.ts'
import { startMarks } from '../../net/outbox/outbox.marks.ts'
import { store } from '../../net/queryClient.ts'
import { type Ahead, keepForOffline } from './keep.ts'
import { offerUpdateAgainIntent } from './update.atoms.ts'
import { startWaking } from './wake.ts'
import { whenWorkerIsWorthIt } from './worth.ts'

const hour = 60 * 60_000
const rest = 3000

export async function startBackground(ahead: Ahead) {
  startOutbox()
  startMarks()
  countTraffic(store)
  await whenWorkerIsWorthIt()
  if (!(await startWorker())) return
  startWaking()
  setInterval(() => void lookForUpdate(), hour)
  document.addEventListener('visibilitychange', () => whenSeenOrLeft(ahead))
  setTimeout(() => void keepForOffline(ahead), rest)
}

/** Leaving the first visit, which the worker did not see, hands over what else was shown. */
function whenSeenOrLeft(ahead: Ahead) {
  if (document.visibilityState === 'visible') {
    store.set(offerUpdateAgainIntent)
    void lookForUpdate()
  } else if (!isControlled()) void keepForOffline(ahead)
}
