import * as v from 'valibot'
import { Invited } from '#api/account/invitation.ts'
import type { SocialProvider, SocialSetup } from '#api/account/social.ts'

export const returnPath = '/m/socialReturn'

/** Stored for one round trip to the provider, ten minutes at most. */
export const Trip = v.object({
  provider: v.picklist(['google', 'facebook']),
  issuer: v.string(),
  state: v.pipe(v.string(), v.minLength(16)),
  nonce: v.string(),
  verifier: v.string(),
  next: v.optional(v.string()),
  invited: v.optional(Invited),
  startedAt: v.number(),
})
export type Trip = v.InferOutput<typeof Trip>

const longestTrip = 10 * 60_000

const names: Readonly<Record<SocialProvider, string>> = { google: 'Google', facebook: 'Facebook' }
export const providerNameOf = (provider: SocialProvider) => names[provider]

/** Apart from the merchant's own, the player is sent to no other host, whatever the platform returns. */
const hosts: Readonly<Record<SocialProvider, readonly string[]>> = {
  google: ['accounts.google.com'],
  facebook: ['www.facebook.com', 'm.facebook.com', 'web.facebook.com'],
}

const isLoopback = ({ hostname }: URL) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)

export type AddressedSetup = SocialSetup & { readonly authorizationEndpoint: string }

export const hasAddress = (setup: SocialSetup): setup is AddressedSetup =>
  setup.authorizationEndpoint !== null

/** Only https at the provider's host or the merchant's own; in development, also a neighbouring port. */
export function isTrusted(
  { provider, authorizationEndpoint }: AddressedSetup,
  origin: string,
  own: readonly string[] = [],
) {
  const url = new URL(authorizationEndpoint)
  if (url.username || url.password || url.hash) return false
  if (url.protocol === 'https:')
    return hosts[provider].includes(url.host) || own.includes(url.origin)
  return url.protocol === 'http:' && isLoopback(url) && isLoopback(new URL(origin))
}

interface Departure {
  readonly setup: AddressedSetup
  readonly trip: Trip
  /** S256 of the trip's verifier. */
  readonly challenge: string
  readonly redirectUri: string
  /** BCP 47. */
  readonly locale: string
}

/** Authorization code flow with PKCE, state and nonce. */
export function authorizationUrl({ setup, trip, challenge, redirectUri, locale }: Departure) {
  const url = new URL(setup.authorizationEndpoint)
  const query = {
    response_type: 'code',
    client_id: setup.clientId,
    redirect_uri: redirectUri,
    scope: setup.scopes.join(' '),
    state: trip.state,
    nonce: trip.nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ui_locales: locale,
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

const Text = v.pipe(v.string(), v.minLength(1), v.maxLength(2048))

const Answer = v.union([
  v.object({ code: Text, state: Text, iss: v.optional(v.string()) }),
  v.object({ error: Text, state: Text, iss: v.optional(v.string()) }),
])

/** Why a sign-in ended before the platform was involved. */
export type Ending = 'denied' | 'stray' | 'expired' | 'broken'

type Arrival =
  | { readonly kind: 'code'; readonly code: string; readonly trip: Trip }
  | { readonly kind: 'ended'; readonly ending: Ending }

const ended = (ending: Ending): Arrival => ({ kind: 'ended', ending })

/** Checks that the answer belongs to the trip stored in this browser. */
export function arrivalOf(search: string, trip: Trip | null, now: number): Arrival {
  const answer = v.safeParse(Answer, Object.fromEntries(new URLSearchParams(search)))
  if (!answer.success || !trip || answer.output.state !== trip.state) return ended('stray')
  const { iss } = answer.output
  if (iss !== undefined && iss !== trip.issuer) return ended('stray')
  if ('error' in answer.output)
    return ended(answer.output.error === 'access_denied' ? 'denied' : 'broken')
  if (Math.abs(now - trip.startedAt) > longestTrip) return ended('expired')
  return { kind: 'code', code: answer.output.code, trip }
}
