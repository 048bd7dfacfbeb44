/** Null unless a game host has this address. */
export function frameOrigin(address: string, gameHosts: readonly string[]): string | null {
  const url = parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const isKnown = gameHosts.some(
    (host) => host === url.origin || (host === url.host && url.protocol === 'https:'),
  )
  return isKnown ? url.origin : null
}

function parse(address: string) {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
