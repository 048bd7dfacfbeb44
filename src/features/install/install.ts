import { afterLoad } from '../../device/idle.ts'
import { onFresh } from '../../device/worker.ts'
import { takeFresh } from '../../net/fresh.ts'
import { watchReach } from '../../net/reach.ts'
import { recoverLostChunks } from './recovery.ts'

/** What must not miss anything starts at once; the worker waits until the page has loaded and rests. */
export function startInstall() {
  onFresh(takeFresh)
  watchReach()
  recoverLostChunks()
  afterLoad(() => void import('./background.ts').then(({ startBackground }) => startBackground()))
}
