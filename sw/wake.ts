import { offlineQueueTag, refreshTag } from '../src/device/worker/worker.requests.ts'
import type { createDataCache } from './dataCache.ts'

declare const self: ServiceWorkerGlobalScope

const refreshed = [
  '/lgw/vendor/types',
  '/lgw/vendor/list',
  '/lgw/game/hot',
  '/wps/announcement/list',
]

/**
 * Called when the browser wakes the worker. The worker revalidates public data. The offline queue
 * needs the session, which only a page has: without an open page it is sent at the next start.
 */
export function wakeFor(dataCache: Pick<ReturnType<typeof createDataCache>, 'refresh'>) {
  self.addEventListener('sync', (event) => {
    if (event.tag === offlineQueueTag) event.waitUntil(callPages())
  })
  self.addEventListener('periodicsync', (event) => {
    if (event.tag === refreshTag) event.waitUntil(dataCache.refresh(refreshed))
  })
}

async function callPages() {
  for (const page of await self.clients.matchAll({ type: 'window' }))
    page.postMessage({ type: 'flush' })
}
