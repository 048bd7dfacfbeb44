/** Every image host serves the same images, so the cache key omits the host's number. */
export function pictureKey(href: string): string {
  const url = new URL(href)
  url.pathname = url.pathname.replace(/^\/cdn\/\d+\//, '/cdn/')
  url.hostname = url.hostname.replace(/^([a-z-]+)\d+\./, '$1.')
  return url.href
}

interface PictureRequest {
  readonly destination: string
  readonly mode: string
}

/**
 * Our own images below /cdn. From other hosts only CORS images: opaque responses cost megabytes of
 * quota.
 */
export const isPicture = (url: URL, isOwn: boolean, { destination, mode }: PictureRequest) =>
  isOwn ? url.pathname.startsWith('/cdn/') : destination === 'image' && mode === 'cors'
