import { type Role, may } from '#api/roles.ts'
import { embedOrigin } from '#net/embed/origin.rules.ts'
import { type Passage, passageOf } from '#net/urlGate.ts'

export type ChatView =
  | { readonly kind: 'embed'; readonly url: string; readonly origin: string }
  | Extract<Passage, { kind: 'open' | 'ask' }>
  | { readonly kind: 'nowhere' }

interface Hosts {
  readonly chat: readonly string[]
  readonly link: readonly string[]
}

export function chatViewOf(url: string, { chat, link }: Hosts, own = location.origin): ChatView {
  const origin = embedOrigin(url, chat)
  if (origin !== null && origin !== own) return { kind: 'embed', url, origin }
  const passage = passageOf(url, { kind: 'link', hosts: link, origin: own })
  return passage === null || passage.kind === 'own' ? { kind: 'nowhere' } : passage
}

const fallback = '#171a2e'

/** The platform expects "#" and six hexadecimal digits. */
export function headerColour(colour: string): string {
  const [, r = '', g = '', b = ''] = /^#(.)(.)(.)$/.exec(colour) ?? []
  const long = r ? `#${r}${r}${g}${g}${b}${b}` : colour
  return /^#[0-9a-f]{6}$/i.test(long) ? long.toLowerCase() : fallback
}

/** Section 6. */
export function obstacleOf(role: Role, isClosed: boolean): 'login' | 'account' | 'off' | null {
  if (role === 'guest') return 'login'
  if (!may(role, 'mail')) return 'account'
  return isClosed ? 'off' : null
}
