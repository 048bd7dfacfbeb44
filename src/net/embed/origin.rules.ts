import { parseUrl } from '#device/parseUrl.ts'

/** Null unless a game host has this address. */
export function embedOrigin(address: string, gameHosts: readonly string[]): string | null {
  const url = parseUrl(address)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const isKnown = gameHosts.some(
    (host) => host === url.origin || (host === url.host && url.protocol === 'https:'),
  )
  return isKnown ? url.origin : null
}
