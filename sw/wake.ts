import { outboxTag, refreshTag } from '../src/device/worker/worker.requests.ts'
import type { createKept } from './kept.ts'

declare const self: ServiceWorkerGlobalScope

/** What the app may show first after a night: vendors, hot games and announcements. */
const refreshed = [
  '/lgw/vendor/types',
  '/lgw/vendor/list',
  '/lgw/game/hot',
  '/wps/announcement/list',
]

/**
 * Woken by the browser while nobody looks. Public data is asked anew; the outbox is left to a page, for only a
 * page has the session that it is sent with: where none is open, what waits leaves with the next start.
 */
export function wakeFor(kept: Pick<ReturnType<typeof createKept>, 'refresh'>) {
  self.addEventListener('sync', (event) => {
    if (event.tag === outboxTag) event.waitUntil(callPages())
  })
  self.addEventListener('periodicsync', (event) => {
    if (event.tag === refreshTag) event.waitUntil(kept.refresh(refreshed))
  })
}

async function callPages() {
  for (const page of await self.clients.matchAll({ type: 'window' }))
    page.postMessage({ type: 'flush' })
}
