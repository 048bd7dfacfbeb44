import {
  type PrecacheEntry,
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { notOurs } from './precache.rules.ts'

/** The shell, from the device; a navigation gets its frame, and the network only where that is missing. */
export function serveShell(files: (PrecacheEntry | string)[]) {
  precacheAndRoute(files, { directoryIndex: '', cleanURLs: false })
  cleanupOutdatedCaches()
  registerRoute(
    new NavigationRoute(
      async ({ request }) => (await matchPrecache('/index.html')) ?? fetch(request),
      { denylist: notOurs },
    ),
  )
}
