import type { Setter } from 'jotai'
import { afterLoad } from '#device/idle.ts'
import { tabStorage } from '#device/storage/storage.ts'
import { onFresh } from '#device/worker/worker.ts'
import { isFetching } from '#net/query/queryClient.ts'
import { watchReach } from '#net/reach/reach.ts'
import type { Prefetch } from './background/cacheForOffline.ts'
import { recoverLostParts } from './recovery.ts'
import { scrollKey } from './storedScroll.ts'

/** Listeners start at once; the worker waits for the first screen's requests. */
export function startInstall(set: Setter, prefetch: Prefetch) {
  onFresh((fresh) => void import('#net/fresh/fresh.ts').then(({ applyFresh }) => applyFresh(fresh)))
  watchReach()
  recoverLostParts(set)
  if (tabStorage.read(scrollKey))
    void import('./restoreScroll.ts').then(({ restoreScroll }) => restoreScroll())
  afterLoad(() =>
    whenQuiet(
      () =>
        void import('./background/background.ts').then((later) =>
          set(later.startBackgroundIntent, prefetch),
        ),
    ),
  )
}

const pause = 1000
const longestWait = 20_000

/** Gives up waiting after twenty seconds of continuous requests. */
function whenQuiet(work: () => void, waited = 0) {
  setTimeout(() => {
    if (!isFetching() || waited > longestWait) work()
    else whenQuiet(work, waited + pause)
  }, pause)
}
