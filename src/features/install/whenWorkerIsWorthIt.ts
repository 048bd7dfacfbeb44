import { isLiteAtom } from '../../device/traffic/connection.ts'
import { isStandalone } from '../../device/display.ts'
import { isControlled } from '../../device/worker/worker.ts'
import { until } from '../../net/query/preload.ts'

const stay = 2 * 60_000

/** In lite mode the worker, which precaches the whole app, waits until the player stays or installs. */
export async function whenWorkerIsWorthIt() {
  if (isStandalone() || isControlled()) return
  const isInstalled = new Promise((resolve) =>
    addEventListener('appinstalled', resolve, { once: true }),
  )
  await Promise.race([isInstalled, until(isLiteAtom, (isLite) => !isLite, stay)])
}
