import type { CachedPath } from '#api/cached.ts'
import { offlineQueueTag, refreshTag } from '#device/worker/worker.requests.ts'
import type { DataCache } from './dataCache.ts'
import { tellPages } from './messages.ts'

declare const self: ServiceWorkerGlobalScope

const refreshed: readonly CachedPath[] = [
  '/lgw/vendor/types',
  '/lgw/vendor/list',
  '/lgw/game/hot',
  '/wps/announcement/list',
]

/**
 * Called when the browser wakes the worker. The worker revalidates public data. The offline queue
 * needs the session, which only a page has: without an open page it is sent at the next start.
 */
export function wakeFor(dataCache: Pick<DataCache, 'refresh'>) {
  self.addEventListener('sync', (event) => {
    if (event.tag === offlineQueueTag) event.waitUntil(tellPages({ type: 'flush' }))
  })
  self.addEventListener('periodicsync', (event) => {
    if (event.tag === refreshTag) event.waitUntil(dataCache.refresh(refreshed))
  })
}
