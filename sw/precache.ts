import {
  PrecacheController,
  type PrecacheEntry,
  PrecacheRoute,
  cleanupOutdatedCaches,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { isPhonePage } from '#api/site/phonePages.ts'
import { textsIn } from '#device/worker/texts.ts'
import { install } from './install.ts'
import { offlinePage } from './offline/offlinePage.ts'
import { answerText, dropOthers, isText, cacheSpoken } from './texts/texts.ts'
import type { InstallFailed, Fault } from '#device/worker/worker.messages.ts'
import { merchantCode } from './merchant.ts'
import {
  type Published,
  isIntact,
  isOwnPage,
  mayRun,
  notOurs,
  usesFirebase,
} from './precache.rules.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Answers a navigation with its prerendered page. Goes to the network if that page is missing, or
 * if the host sends the page with a policy of its own.
 */
export function serveShell(files: (PrecacheEntry | string)[]) {
  const addresses = files.map((file) => (typeof file === 'string' ? file : file.url))
  const app = addresses.find((address) => /\/app-[\w-]{7}\.js$/.test(address))
  const isOwn = checkFor({ merchantCode, app })
  let fault: Fault | undefined
  const shell = new PrecacheController({ plugins: [guardOf(isOwn, (seen) => (fault ??= seen))] })
  shell.addToCacheList(files)
  const pageOfShell = async () => {
    const page = await shell.matchPrecache('/index.html').catch(() => undefined)
    return page && (await isOwn('/index.html', page)) ? page : undefined
  }
  const textsOf = async () => textsIn((await (await pageOfShell())?.text()) ?? '')
  const cacheTexts = async () => cacheSpoken(await textsOf())
  const settle = (event: ExtendableEvent) =>
    install(shell, event)
      .then(cacheTexts)
      .catch(async (thrown: unknown) => {
        await tellWhy(fault ?? faultOf(thrown))
        throw thrown
      })
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
        const page = await pageOfShell()
        if (!page) return fetch(request).catch(offlinePage)
        const hasPolicy = isPhonePage(url.pathname) && usesFirebase(await page.clone().text())
        return hasPolicy ? fetch(request).catch(() => page) : page
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

type Check = (address: string, response: Response) => Promise<boolean>

/** One check for downloaded and for cached files, which the browser may have damaged. */
const checkFor =
  (published: Published): Check =>
  async (address, response) => {
    if (!isIntact(address, response)) return false
    if (!new URL(address, location.origin).pathname.endsWith('.html')) return true
    const html = await response.clone().text()
    return (
      isOwnPage(html, published) && mayRun(html, response.headers.get('Content-Security-Policy'))
    )
  }

/** A file that is not of this release is never used. It is not cached either, which makes the installation fail. */
const guardOf = (isOwn: Check, note: (fault: Fault) => void) => ({
  cacheWillUpdate: async ({ request, response }: Told) => {
    if (await isOwn(request.url, response)) return response
    note({ why: response.ok ? 'changed' : 'missing', file: request.url })
    return null
  },
  cachedResponseWillBeUsed: async (told: { request: Request; cachedResponse?: Response }) =>
    told.cachedResponse && (await isOwn(told.request.url, told.cachedResponse))
      ? told.cachedResponse
      : null,
})

/** Errors of the browser itself, which Workbox may have wrapped. */
function faultOf(thrown: unknown): Fault {
  const name = thrown instanceof Error ? thrown.name : ''
  if (name === 'QuotaExceededError') return { why: 'full', file: '' }
  return { why: name === 'TypeError' || name === 'no-response' ? 'offline' : 'refused', file: '' }
}

/** Also tells pages that this worker does not control yet. */
async function tellWhy(fault: Fault) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage({ type: 'failed', ...fault } satisfies InstallFailed)
}
