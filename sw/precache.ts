import {
  type PrecacheEntry,
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { isPhonePage } from '../src/api/phonePages.ts'
import { notOurs, usesFirebase } from './precache.rules.ts'

/**
 * The shell, from the device; a navigation gets its frame, and the network only where that is missing,
 * or where the host sends the page with a policy of its own.
 */
export function serveShell(files: (PrecacheEntry | string)[]) {
  precacheAndRoute(files, { directoryIndex: '', cleanURLs: false })
  cleanupOutdatedCaches()
  registerRoute(
    new NavigationRoute(
      async ({ request, url }) => {
        const page = await matchPrecache('/index.html')
        if (!page) return fetch(request)
        const isOwn = isPhonePage(url.pathname) && usesFirebase(await page.clone().text())
        return isOwn ? fetch(request).catch(() => page) : page
      },
      { denylist: notOurs },
    ),
  )
}
