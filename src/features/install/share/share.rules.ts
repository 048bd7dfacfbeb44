import { passageOf } from '../../../net/urlGate.ts'

/** What another app hands over; any of it may hold anything. */
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
  | { readonly kind: 'search'; readonly words: string }
  | { readonly kind: 'home' }

/** The longest that the search takes. */
const longest = 60

/** Where something shared leads: a page of ours, a registration with its code, else what the search finds of its words. */
export function destinationOf({ title, text, url }: Shared, place: Place): Destination {
  for (const word of `${url} ${text} ${title}`.split(/\s+/)) {
    const path = pageOf(word, place)
    if (path !== null) return { kind: 'path', path }
  }
  const words = [text, title, url].map(wordsOf).find(Boolean)
  if (!words) return { kind: 'home' }
  if (place.isGuest && invitation.test(words))
    return { kind: 'path', path: `/m/register?affiliateCode=${words}` }
  return { kind: 'search', words: words.slice(0, longest) }
}

/** Capitals and figures in one word, as invitations are written; a game's name has figures seldom and capitals alone never. */
const invitation = /^(?=.*\d)(?=.*[A-Z])[A-Z\d-]{6,32}$/

/** What can be looked for: an address cannot. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/\b[a-z][a-z\d+.-]*:\/\/\S+/gi, ' ')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()

const quotes = /^[<("'“‘]+|[>)"'”’.,;!?।]+$/g
const pages = /^\/(m(\/|$)|$)/i
/** Would lead here again. */
const here = /^\/m\/share(\/|$)/i

/** The page of ours that a word is the address of, on whichever of our hosts. */
function pageOf(word: string, { origin, hosts }: Place): string | null {
  const text = word.replaceAll(quotes, '')
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  const address = new URL(text)
  const isOurs =
    address.origin === origin || (address.protocol === 'https:' && hosts.includes(address.host))
  if (!isOurs || address.username || address.password) return null
  const { pathname, search, hash } = address
  const passage = passageOf(pathname + search + hash, { kind: 'link', hosts: [], origin })
  return passage?.kind === 'own' && pages.test(pathname) && !here.test(pathname)
    ? passage.path
    : null
}
