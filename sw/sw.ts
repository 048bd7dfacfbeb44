import { registerRoute } from 'workbox-routing'
import { keyval } from '../src/device/storage/keyval.ts'
import { type Fresh, type Keep, isToWorker } from '../src/device/worker/worker.messages.ts'
import { keepAll } from './keep.ts'
import { createKept } from './kept.ts'
import { isKept } from './kept.rules.ts'
import { isPicture } from './pictures.rules.ts'
import { keepPictures, pictures } from './pictures.ts'
import { serveShell } from './precache.ts'
import { answerPushes } from './push.ts'
import { wakeFor } from './wake.ts'

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { url: string; revision: string | null }[]
}

const kept = createKept({
  shelf: keyval<unknown>('kept'),
  ask: (...args) => fetch(...args),
  tell: tellPages,
  now: Date.now,
})

async function tellPages(fresh: Fresh) {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(fresh)
}

serveShell(self.__WB_MANIFEST)
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isKept(url, request),
  ({ event, request }) => kept.answer(request, (work) => event.waitUntil(work)),
)
registerRoute(({ url, request, sameOrigin }) => isPicture(url, sameOrigin, request), pictures)

wakeFor(kept)
answerPushes()

let keeping = new AbortController()

function keep(event: ExtendableEvent, message: Keep) {
  keeping.abort()
  keeping = new AbortController()
  const { signal } = keeping
  const pictureWork = keepPictures(event, message.pictures, signal)
  return Promise.all([keepAll(kept, message, signal), pictureWork])
}

self.addEventListener('message', (event) => {
  const message: unknown = event.data
  if (!isToWorker(message)) return
  if (message.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (message.type === 'yield') keeping.abort()
  if (message.type === 'language') event.waitUntil(kept.forget('/lgw/game/hot'))
  if (message.type === 'keep') event.waitUntil(keep(event, message))
})
