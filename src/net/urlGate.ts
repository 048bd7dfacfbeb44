import { parseUrl } from '#device/parseUrl.ts'
import { Failure } from './failure.ts'

/** Where a URL from the platform may lead. */
export type Passage =
  | { readonly kind: 'own'; readonly href: string }
  | { readonly kind: 'open'; readonly href: string }
  | { readonly kind: 'ask'; readonly href: string; readonly host: string }

type GateKind = 'link' | 'service'

const serviceSchemes: readonly string[] = ['tg:', 'whatsapp:', 'viber:', 'tel:', 'mailto:']

interface Gate {
  readonly kind: GateKind
  readonly hosts: readonly string[]
  readonly origin?: string
}

/** A path of this site, an https URL (`ask` for an unknown host), or null. */
export function passageOf(address: string, gate: Gate): Passage | null {
  const origin = gate.origin ?? location.origin
  const url = parse(address, origin)
  if (!url || url.username || url.password) return null
  if (url.origin === origin && url.protocol !== 'blob:') return own(url)
  if (gate.kind === 'service' && serviceSchemes.includes(url.protocol))
    return { kind: 'open', href: url.href }
  if (url.protocol !== 'https:') return null
  return gate.hosts.includes(url.host)
    ? { kind: 'open', href: url.href }
    : { kind: 'ask', href: url.href, host: url.host }
}

/** "/..//evil.example" has this site's origin until its path is used as a URL. */
const own = ({ pathname, search, hash }: URL): Passage | null =>
  pathname.startsWith('//') ? null : { kind: 'own', href: pathname + search + hash }

/** Parses as a browser does, but refuses what browsers read in two ways: "https:host", "//host" and "\". */
function parse(address: string, origin: string): URL | null {
  const text = address.trim().replaceAll(/[\t\n\r]/g, '')
  return /^\/\/|\\|^https?:(?!\/\/)/i.test(text) ? null : parseUrl(text, origin)
}

type Page = Pick<Location, 'hostname'>

const loopback = /^(localhost|127(\.\d{1,3}){3})$/

/** The origin of another address of this site: https, or http on localhost where this page is on localhost too. */
export function lineOf(address: string, page: Page = location): string | null {
  const url = parseUrl(address)
  if (!url || url.username || url.password) return null
  const { protocol, hostname, origin } = url
  const isLocal =
    protocol === 'http:' && [hostname, page.hostname].every((host) => loopback.test(host))
  return protocol === 'https:' || isLocal ? origin : null
}

/** The path of an address of this site; null for any other address. */
export function ownHref(address: string, origin = location.origin): string | null {
  const passage = passageOf(address, { kind: 'link', hosts: [], origin })
  return passage?.kind === 'own' ? passage.href : null
}

export const ownPath = (path: string | undefined, fallback: string) =>
  (path?.startsWith('/') && ownHref(path)) || fallback

export function requireUrl<T>(opened: T | null): T {
  if (opened === null) throw new Failure('refused', 'url_empty')
  return opened
}
