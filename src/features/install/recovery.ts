import { isBusy } from '../../device/busy.ts'
import { passing } from '../../device/storage.ts'
import { mayReload } from './recovery.rules.ts'

const storageKey = 'reloaded-at'

/** A tab older than the deployed files finds their successors by loading once more; never twice in a row. */
export function recoverLostChunks() {
  addEventListener('vite:preloadError', () => {
    const now = Date.now()
    if (isBusy() || !mayReload(passing.read(storageKey), now)) return
    passing.write(storageKey, String(now))
    if (passing.read(storageKey) === String(now)) location.reload()
  })
}
