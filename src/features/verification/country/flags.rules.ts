import { parseUrl } from '#device/parseUrl.ts'
import { passageOf } from '#net/urlGate.ts'

/**
 * Where pictures of flags are: on the site or on one of the merchant's hosts of pictures, because the page's policy
 * allows no other; null for any other place.
 */
export function flagsAt(place: string, hosts: readonly string[], origin?: string): string | null {
  if (place === '') return null
  const names = hosts.map((host) => parseUrl(host)?.host ?? '')
  const passage = passageOf(place, { kind: 'link', hosts: names, ...(origin && { origin }) })
  return passage && passage.kind !== 'ask' ? passage.href.replace(/\/+$/, '') : null
}

export const flagOf = (place: string | null, region: string) =>
  place === null ? null : `${place}/${region.toLowerCase()}.svg`
