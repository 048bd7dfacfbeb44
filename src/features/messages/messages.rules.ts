import type { Resource } from '#api/site/site.ts'
import { type Passage, passageOf } from '#net/urlGate.ts'

export function resourceLink(
  resources: readonly Resource[],
  type: 'TELEGRAM' | 'AFFILIATELINK',
  hosts: readonly string[],
  origin?: string,
): Passage | null {
  const url = resources.find((resource) => resource.type === type)?.url.trim()
  if (!url) return null
  return passageOf(url, { kind: 'service', hosts, ...(origin !== undefined && { origin }) })
}
