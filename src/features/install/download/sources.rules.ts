import type { Download } from '#api/site/downloads.ts'
import type { Resource } from '#api/site/site.ts'
import { parseUrl } from '#device/parseUrl.ts'

/** A file to download. */
export interface File {
  readonly kind: 'file'
  /** Null where the platform left it out. */
  readonly url: string | null
  readonly facts: Download | null
}
interface Store {
  readonly kind: 'store'
  readonly url: string
}
type Source = File | Store

interface Known {
  readonly resources: readonly Resource[]
  readonly downloads: readonly Download[]
  readonly origin: string
}

const isFile = /\.(apk|xapk|mobileconfig)$/i

/** The merchant's own source takes precedence over the platform's file. */
export function sourceOf(type: 'Android' | 'MOBILECONFIG', known: Known): Source | null {
  const own = known.downloads.find((file) => file.type === type)
  const named = namedAddress(type, known)
  if (!named) return own ? { kind: 'file', url: own.url, facts: own } : null
  // The platform lists the same file with its language or version in the query.
  const listed = known.downloads.find(({ url }) => isSame(absolute(url, known.origin), named))
  if (listed) return { kind: 'file', url: listed.url, facts: listed }
  if (type === 'MOBILECONFIG' || isFile.test(named.pathname))
    return { kind: 'file', url: named.href, facts: null }
  return { kind: 'store', url: named.href }
}

const isSame = (one: URL | null, other: URL) =>
  one?.origin === other.origin && one.pathname === other.pathname

/** Null unless the merchant's link leads to a store: a link to a page of this site belongs to the profile. */
export function storeOf(known: Known): Store | null {
  const named = namedAddress('IOS', known)
  return named && named.origin !== known.origin ? { kind: 'store', url: named.href } : null
}

function namedAddress(type: string, { resources, origin }: Known): URL | null {
  const named = resources.find((resource) => resource.type === type && resource.url.trim())
  return named ? absolute(named.url.trim(), origin) : null
}

function absolute(address: string | null, origin: string): URL | null {
  const url = address === null ? null : parseUrl(address, origin)
  return url && /^https?:$/.test(url.protocol) ? url : null
}
