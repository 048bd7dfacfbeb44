import type { PrecacheController } from 'workbox-precaching'

/** More would starve the page of a slow network; the library's one at a time waits a round trip for each of some hundred files. */
const atOnce = 6

/** Fetches what the new version does not have yet. Throws where a file is missing or not what it should be. */
export async function install(shell: PrecacheController, event: ExtendableEvent) {
  const files = shell.getURLsToCacheKeys().entries()
  const fetchOn = async () => {
    for (const [url, cacheKey] of files) {
      // A name without a fingerprint may be an older file in the browser's own cache.
      const request = new Request(url, { cache: url === cacheKey ? 'default' : 'reload' })
      await Promise.all(shell.strategy.handleAll({ params: { cacheKey }, request, event }))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, fetchOn))
}
