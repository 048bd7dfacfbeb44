/** A picture is the same on every image host: the key leaves the host's number out (decisions 22). */
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

/** Ours from anywhere below /cdn; another host's only where its answer can be read, as an opaque one costs megabytes. */
export const isPicture = (url: URL, isOwn: boolean, { destination, mode }: PictureRequest) =>
  isOwn ? url.pathname.startsWith('/cdn/') : destination === 'image' && mode === 'cors'
