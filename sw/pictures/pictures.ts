import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { pictureKey } from './pictures.rules.ts'

export const pictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => pictureKey(request.url),
      cacheWillUpdate: async ({ response }) => (isPictureAnswer(response) ? response : null),
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && isPictureAnswer(cachedResponse) ? cachedResponse : null,
    },
    new ExpirationPlugin({
      maxEntries: 400,
      maxAgeSeconds: 30 * 24 * 60 * 60,
      purgeOnQuotaError: true,
    }),
  ],
})

/** An opaque response has the status 0. */
const isPictureAnswer = (response: Response) =>
  response.status === 200 && response.headers.get('Content-Type')?.startsWith('image/') === true

const mostPictures = 60

export async function cachePictures(
  event: ExtendableEvent,
  addresses: readonly string[],
  signal: AbortSignal,
) {
  for (const address of addresses.slice(0, mostPictures)) {
    if (signal.aborted) return
    const { pathname, origin } = new URL(address, location.origin)
    if (origin !== location.origin || !pathname.startsWith('/cdn/')) continue
    const request = new Request(address, { cache: 'force-cache', credentials: 'omit', signal })
    await pictures.handle({ event, request }).catch(() => null)
  }
}
