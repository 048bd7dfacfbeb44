import {
  PrecacheController,
  type PrecacheEntry,
  PrecacheRoute,
  cleanupOutdatedCaches,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { isPhonePage } from '../src/api/site/phonePages.ts'
import { textsIn } from '../src/device/worker/texts.ts'
import { install } from './install.ts'
import { offlinePage } from './offlinePage.ts'
import { answerText, dropOthers, isText, cacheSpoken } from './texts/texts.ts'
import { isIntact, isOwnPage, notOurs, usesFirebase } from './precache.rules.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Answers a navigation with its prerendered page. Goes to the network if that page is missing, or
 * if the host sends the page with a policy of its own.
 */
export function serveShell(files: (PrecacheEntry | string)[]) {
  const shell = new PrecacheController({ plugins: [guard] })
  shell.addToCacheList(files)
  const textsOf = async () => textsIn((await (await pageOf(shell))?.text()) ?? '')
  const cacheTexts = async () => cacheSpoken(await textsOf())
  const settle = (event: ExtendableEvent) => install(shell, event).then(cacheTexts)
  const takeOver = async (event: ExtendableEvent) => {
    await shell.activate(event)
    await dropOthers(await textsOf())
  }
  self.addEventListener('install', (event) => event.waitUntil(settle(event)))
  self.addEventListener('activate', (event) => event.waitUntil(takeOver(event)))
  cleanupOutdatedCaches()
  registerRoute(new PrecacheRoute(shell, { directoryIndex: '', cleanURLs: false }))
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isText(url),
    ({ request, event }) => answerText(request, (work) => event.waitUntil(work)),
  )
  registerRoute(
    new NavigationRoute(
      async ({ request, url }) => {
        const page = await pageOf(shell)
        if (!page) return fetch(request).catch(offlinePage)
        const isOwn = isPhonePage(url.pathname) && usesFirebase(await page.clone().text())
        return isOwn ? fetch(request).catch(() => page) : page
      },
      { denylist: notOurs },
    ),
  )
  return { cacheTexts }
}

interface Told {
  readonly request: Request
  readonly response: Response
}

/**
 * A captive portal's response in place of a file is never used. It is not cached either, which
 * makes the installation fail.
 */
const guard = {
  cacheWillUpdate: async ({ request, response }: Told) =>
    isIntact(request.url, response) && (await hasOwnWords(request.url, response)) ? response : null,
  cachedResponseWillBeUsed: async (told: { request: Request; cachedResponse?: Response }) =>
    told.cachedResponse && isIntact(told.request.url, told.cachedResponse)
      ? told.cachedResponse
      : null,
}

const hasOwnWords = async (address: string, response: Response) =>
  !new URL(address).pathname.endsWith('.html') || isOwnPage(await response.clone().text())

async function pageOf(shell: PrecacheController) {
  const page = await shell.matchPrecache('/index.html').catch(() => undefined)
  return page && isIntact('/index.html', page) ? page : undefined
}
