import * as v from 'valibot'
import { type ClientName, clients, issuerOf } from './people.ts'

/** An authorization request (OpenID Connect Core 3.1.2, RFC 7636). */
const Request = v.object({
  response_type: v.literal('code'),
  scope: v.pipe(
    v.string(),
    v.check((scope) => scope.split(' ').includes('openid')),
  ),
  state: v.pipe(v.string(), v.minLength(1)),
  nonce: v.pipe(v.string(), v.minLength(1)),
  code_challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  code_challenge_method: v.literal('S256'),
})

/** A valid request that is waiting for the person's choice. */
export interface Asked {
  readonly client: ClientName
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly challenge: string
}

interface Registered {
  readonly origin: string
  readonly client: ClientName
  readonly redirectUris: readonly string[]
}

type Verdict =
  | { readonly kind: 'asked'; readonly asked: Asked }
  /** A known client is told the error. */
  | { readonly kind: 'redirected'; readonly address: string }
  /** An unknown client or address: never redirect. */
  | { readonly kind: 'invalid' }

export function judge(query: Record<string, string>, registered: Registered): Verdict {
  const { client, redirectUris } = registered
  const redirectUri = query['redirect_uri'] ?? ''
  if (query['client_id'] !== clients[client].id || !redirectUris.includes(redirectUri))
    return { kind: 'invalid' }
  const parsed = v.safeParse(Request, query)
  if (parsed.success) {
    const { state, nonce, code_challenge: challenge } = parsed.output
    return { kind: 'asked', asked: { client, redirectUri, state, nonce, challenge } }
  }
  const state = query['state'] ?? ''
  const back = { origin: registered.origin, client, redirectUri, state }
  return { kind: 'redirected', address: answerAddress(back, { error: 'invalid_request' }) }
}

type Back = Pick<Asked, 'client' | 'redirectUri' | 'state'> & { readonly origin: string }

/** The redirect with the answer; `iss` names the issuer (RFC 9207). */
export function answerAddress(back: Back, answer: Readonly<Record<string, string>>): string {
  const address = new URL(back.redirectUri)
  const more = { ...answer, state: back.state, iss: issuerOf(back.origin, back.client) }
  for (const [name, value] of Object.entries(more)) address.searchParams.set(name, value)
  return address.href
}
