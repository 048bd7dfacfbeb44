import { parseUrl } from '#device/parseUrl.ts'
import { ownHref } from '#net/urlGate.ts'

/** Untrusted text from another app. */
export interface Shared {
  readonly title: string
  readonly text: string
  readonly url: string
}

interface Place {
  readonly origin: string
  /** Other hosts of this site. */
  readonly hosts: readonly string[]
  readonly isGuest: boolean
}

type Destination =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'invitation'; readonly code: string }
  | { readonly kind: 'search'; readonly words: string }
  | { readonly kind: 'home' }

/** The search's own limit of characters. */
const maxLength = 60

/** A page of this site, a registration with its code, else a search for the words. */
export function destinationOf({ title, text, url }: Shared, place: Place): Destination {
  for (const word of `${url} ${text} ${title}`.split(/\s+/)) {
    const path = pageOf(word, place)
    if (path !== null) return { kind: 'path', path }
  }
  const words = [text, title, url].map(wordsOf).find(Boolean)
  if (!words) return { kind: 'home' }
  if (place.isGuest && invitation.test(words)) return { kind: 'invitation', code: words }
  return { kind: 'search', words: words.slice(0, maxLength) }
}

/** Capitals and digits in one word, as in invitation codes but hardly ever in names of games. */
const invitation = /^(?=.*\d)(?=.*[A-Z])[A-Z\d-]{6,32}$/

/** Without URLs, which cannot be searched for. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/\b[a-z][a-z\d+.-]*:\/\/\S+/gi, ' ')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()

const quotes = /^[<("'“‘]+|[>)"'”’.,;!?।]+$/g
const pages = /^\/(m(\/|$)|$)/i
/** Would redirect here again. */
const here = /^\/m\/share(\/|$)/i

function pageOf(word: string, { origin, hosts }: Place): string | null {
  const text = word.replaceAll(quotes, '')
  const address = /^https?:\/\//i.test(text) ? parseUrl(text) : null
  if (!address) return null
  const isOurs =
    address.origin === origin || (address.protocol === 'https:' && hosts.includes(address.host))
  if (!isOurs || address.username || address.password) return null
  const { pathname, search, hash } = address
  return pages.test(pathname) && !here.test(pathname)
    ? ownHref(pathname + search + hash, origin)
    : null
}
