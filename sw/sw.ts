import { registerRoute } from 'workbox-routing'
import { callOf, onPlatform } from '../src/api/platform.ts'
import { keyval } from '../src/device/storage/keyval.ts'
import { type Fresh, type Keep, isToWorker } from '../src/device/worker/worker.messages.ts'
import { cacheShown } from './cacheShown.ts'
import { createDataCache } from './dataCache.ts'
import { isCachedCall } from './dataCache.rules.ts'
import { isPicture } from './pictures/pictures.rules.ts'
import { cachePictures, pictures } from './pictures/pictures.ts'
import { serveShell } from './precache.ts'
import { answerPushes } from './push/push.ts'
import { wakeFor } from './wake.ts'

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { url: string; revision: string | null }[]
}

const dataCache = createDataCache({
  // The name that earlier versions used, so that their cached answers remain.
  store: keyval<unknown>('kept'),
  ask: (address, init) => fetch(onPlatform(address), init),
  tell: tellPages,
  now: Date.now,
})

async function tellPages(fresh: Fresh) {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(fresh)
}

const shell = serveShell(self.__WB_MANIFEST)
registerRoute(
  ({ url, request }) => {
    const called = callOf(url, location.origin)
    return called !== null && isCachedCall(called, request)
  },
  ({ event, request }) => dataCache.answer(request, (work) => event.waitUntil(work)),
)
registerRoute(({ url, request, sameOrigin }) => isPicture(url, sameOrigin, request), pictures)

wakeFor(dataCache)
answerPushes()

let caching = new AbortController()

function cache(event: ExtendableEvent, message: Keep) {
  caching.abort()
  caching = new AbortController()
  const { signal } = caching
  const pictureWork = cachePictures(event, message.pictures, signal)
  const textWork = shell.cacheTexts().catch(() => undefined)
  return Promise.all([cacheShown(dataCache, message, signal), pictureWork, textWork])
}

self.addEventListener('message', (event) => {
  const message: unknown = event.data
  if (!isToWorker(message)) return
  if (message.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (message.type === 'yield') caching.abort()
  if (message.type === 'language') event.waitUntil(dataCache.forget('/lgw/game/hot'))
  if (message.type === 'keep') event.waitUntil(cache(event, message))
})
