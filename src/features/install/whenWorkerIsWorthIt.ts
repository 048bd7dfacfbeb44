import { isLiteAtom } from '../../device/traffic/connection.ts'
import { isStandalone } from '../../device/display.ts'
import { isControlled } from '../../device/worker/worker.ts'
import { store } from '../../net/query/queryClient.ts'

const stay = 2 * 60_000

/** In lite mode the worker, which precaches the whole app, waits until the player stays or installs. */
export function whenWorkerIsWorthIt(): Promise<void> {
  if (!store.get(isLiteAtom) || isStandalone() || isControlled()) return Promise.resolve()
  return new Promise((resolve) => {
    addEventListener('appinstalled', () => resolve(), { once: true })
    store.sub(isLiteAtom, resolve)
    setTimeout(resolve, stay)
  })
}
