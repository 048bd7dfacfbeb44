import { registerRoute } from 'workbox-routing'
import { callOf, onPlatform } from '#api/platform.ts'
import { keyval } from '#device/storage/keyval.ts'
import { createDataCache } from './dataCache.ts'
import { isCachedCall } from './dataCache.rules.ts'
import { hearPages, tellPages } from './messages.ts'
import { isPicture } from './pictures/pictures.rules.ts'
import { cachePictures, pictures } from './pictures/pictures.ts'
import { serveShell } from './precache.ts'
import { answerPushes } from './push/push.ts'
import { wakeFor } from './wake.ts'

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { url: string; revision: string | null }[]
}

const dataCache = createDataCache({
  store: keyval<unknown>('data'),
  ask: (address, init) => fetch(onPlatform(address), init),
  tell: tellPages,
  now: Date.now,
})

const { cacheTexts } = serveShell(self.__WB_MANIFEST)
registerRoute(
  ({ url, request }) => isCachedCall(callOf(url, location.origin), request),
  ({ event, request }) => dataCache.answer(request, (work) => event.waitUntil(work)),
)
registerRoute(({ url, request, sameOrigin }) => isPicture(url, sameOrigin, request), pictures)

hearPages({ dataCache, cachePictures, cacheTexts })
wakeFor(dataCache)
answerPushes()
