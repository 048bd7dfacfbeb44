import { atom } from 'jotai'
import {
  SocialProvider,
  listSocialSetups,
  loginSocially,
  socialSwitches,
} from '#api/account/social.ts'
import { localeAtom } from '#i18n/language.atoms.ts'
import { type Referral, dropReferral } from '#device/storage/referral.ts'
import type { CallOptions } from '#net/call.ts'
import { Failure } from '#net/failure.ts'
import { requireUrl, ownPath } from '#net/urlGate.ts'
import { perform } from '#net/intent.ts'
import { queryAtom } from '#net/query/query.ts'
import { playerIntent } from '#net/session/player.ts'
import { isOnAtom, ofMerchant, ownHostsAtom } from '#features/merchant/merchant.atoms.ts'
import { openSessionIntent } from '#features/session/session.atoms.ts'
import { isWelcomeDueAtom } from '#features/session/welcome.atoms.ts'
import { Trip, authorizationUrl, hasAddress, isTrusted, returnPath } from './social.rules.ts'
import { base64UrlOf } from '#device/base64.ts'
import * as v from 'valibot'
import { tabStorage, readJson } from '#device/storage/storage.ts'

const key = 'socialTrip'
const Stored = v.fallback(v.nullable(Trip), null)

/** False if storage is forbidden: the player could not come back. */
export function storeTrip(trip: Trip): boolean {
  tabStorage.write(key, JSON.stringify(trip))
  return tabStorage.read(key) !== null
}

/** Reads and erases it. */
export function takeTrip(): Trip | null {
  const trip = v.parse(Stored, readJson(tabStorage, key))
  tabStorage.write(key, null)
  return trip
}

/** Returns the answer once and erases it. */
export function takeAnswer(): string {
  const answer = window.mela.socialAnswer ?? location.search
  delete window.mela.socialAnswer
  if (location.search || location.hash) history.replaceState(history.state, '', location.pathname)
  return answer
}

/** 256 random bits in 43 characters, valid as state, nonce and verifier (RFC 7636). */
export const newSecret = () => base64UrlOf(crypto.getRandomValues(new Uint8Array(32)))

/** S256. */
export async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return base64UrlOf(new Uint8Array(hash))
}

const wantedAtom = atom((get) =>
  SocialProvider.options.filter((provider) => get(isOnAtom)(socialSwitches[provider])),
)

const setupsAtom = queryAtom(listSocialSetups, (get) =>
  get(wantedAtom).length > 0 ? ofMerchant(get) : null,
)

/** Providers that are switched on, described by the platform, and at a trusted host. */
export const socialSetupsAtom = atom((get) => {
  const wanted = get(wantedAtom)
  const setups = get(setupsAtom).value ?? []
  const own = get(ownHostsAtom)?.social
  return setups.filter(
    (setup) =>
      wanted.includes(setup.provider) &&
      // A provider without an address stays listed, and its button reports that.
      (!hasAddress(setup) || isTrusted(setup, location.origin, own)),
  )
})

/** The number of buttons to reserve room for while the providers load. */
export const awaitedAtom = atom((get) => (get(setupsAtom).isPending ? get(wantedAtom).length : 0))

const redirectUri = () => location.origin + returnPath

export interface Departure {
  readonly next?: string | undefined
  readonly invited: Referral
}

interface Start extends Departure {
  readonly provider: SocialProvider
}

/** Resolves to false if this browser could not come back from the provider. */
export const startSocialIntent = atom(null, async (get, _set, start: Start) => {
  const { provider } = start
  const setup = get(socialSetupsAtom).find((known) => known.provider === provider)
  if (!setup) throw new Failure('refused', 'not_permitted')
  const authorizationEndpoint = requireUrl(setup.authorizationEndpoint)
  const [state, nonce, verifier] = [newSecret(), newSecret(), newSecret()]
  const { issuer } = setup
  const trip: Trip = { ...start, issuer, state, nonce, verifier, startedAt: Date.now() }
  if (!storeTrip(trip)) return false
  const challenge = await challengeOf(verifier)
  const locale = get(localeAtom)
  location.assign(
    authorizationUrl({
      setup: { ...setup, authorizationEndpoint },
      trip,
      challenge,
      redirectUri: redirectUri(),
      locale,
    }),
  )
  return true
})

/** Resolves to the path that the player wanted. */
export const finishSocialIntent = playerIntent(
  async (_get, set, code: string, trip: Trip, options: CallOptions) => {
    const { provider, nonce, verifier: codeVerifier, next, invited } = trip
    const proof = { provider, code, codeVerifier, redirectUri: redirectUri(), nonce, ...invited }
    const { isNew, ...grant } = await perform(loginSocially, proof, options)
    set(openSessionIntent, grant)
    set(isWelcomeDueAtom, isNew)
    dropReferral()
    return ownPath(next, '/m/home')
  },
)
