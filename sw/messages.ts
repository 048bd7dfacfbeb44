import { type Fresh, type Keep, isToWorker } from '#device/worker/worker.messages.ts'
import type { WorkerRequest } from '#device/worker/worker.requests.ts'
import { cacheShown } from './cacheShown.ts'
import type { DataCache } from './dataCache.ts'

declare const self: ServiceWorkerGlobalScope

export async function tellPages(message: Fresh | WorkerRequest) {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(message)
}

interface Caches {
  readonly dataCache: DataCache
  readonly cachePictures: (
    event: ExtendableEvent,
    addresses: readonly string[],
    signal: AbortSignal,
  ) => Promise<void>
  readonly cacheTexts: () => Promise<void>
}

/**
 * Handles requests of pages. Caching what one page has shown ends when another page asks for it, or a new version
 * takes over.
 */
export function hearPages({ dataCache, cachePictures, cacheTexts }: Caches) {
  let caching = new AbortController()

  function cache(event: ExtendableEvent, message: Keep) {
    caching.abort()
    caching = new AbortController()
    const { signal } = caching
    return Promise.all([
      cacheShown(dataCache, message, signal),
      cachePictures(event, message.pictures, signal),
      cacheTexts().catch(() => undefined),
    ])
  }

  self.addEventListener('message', (event) => {
    const message: unknown = event.data
    if (!isToWorker(message)) return
    if (message.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
    if (message.type === 'yield') caching.abort()
    if (message.type === 'language') event.waitUntil(dataCache.forget('/lgw/game/hot'))
    if (message.type === 'keep') event.waitUntil(cache(event, message))
  })
}
