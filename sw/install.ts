import type { PrecacheController } from 'workbox-precaching'

/**
 * Parallel downloads. More would starve the page on a slow network; one at a time, as Workbox does
 * it, costs a round trip for each of hundreds of files.
 */
const atOnce = 6

export async function install(shell: PrecacheController, event: ExtendableEvent) {
  const files = shell.getURLsToCacheKeys().entries()
  const fetchOn = async () => {
    for (const [url, cacheKey] of files) {
      // A URL without a hash may be an older file in the browser's HTTP cache.
      const request = new Request(url, { cache: url === cacheKey ? 'default' : 'reload' })
      await Promise.all(shell.strategy.handleAll({ params: { cacheKey }, request, event }))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, fetchOn))
}
