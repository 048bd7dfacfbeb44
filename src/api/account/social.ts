import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { Address } from '#api/address.ts'
import { Invited } from './invitation.ts'
import { SessionGrant } from './session.ts'
import { Merchant, list } from '#api/wire.ts'

/** @public */
export const about = {
  listSocialSetups: {
    says: 'The providers with which a player can sign in, with the OpenID Connect parameters of each; one that cannot be reached is left out.',
  },
  loginSocially: {
    says: 'Logs a player in with the code of a provider (OpenID Connect with PKCE), and registers new players, as guests of whoever invited them. An invitation that is not valid is left out, because nobody could correct it here. `isNew`: this login has registered the player.',
    refused: {
      not_permitted: '',
      input_invalid: "{fields: ['redirectUri']}",
      social_rejected: '',
      social_unavailable: '',
      account_disabled: '',
      non_member: '',
      non_agent: '',
    },
  },
} satisfies Readonly<Record<string, About>>

export const SocialProvider = v.picklist(['google', 'facebook'])
export type SocialProvider = v.InferOutput<typeof SocialProvider>

export const socialSwitches = {
  google: 'GOOGLELOGIN3',
  facebook: 'FACEBOOKLOGIN3',
} as const satisfies Record<SocialProvider, string>

const Url = v.pipe(v.string(), v.url())

const SocialSetup = v.object({
  provider: SocialProvider,
  issuer: Url,
  authorizationEndpoint: v.pipe(Address, v.nullable(Url)),
  clientId: v.pipe(v.string(), v.minLength(1)),
  scopes: v.pipe(
    v.array(v.string()),
    v.check((scopes) => scopes.includes('openid')),
  ),
})
export type SocialSetup = v.InferOutput<typeof SocialSetup>

export const listSocialSetups = endpoint({
  path: '/wps/session/social',
  session: 'none',
  input: Merchant,
  output: list(SocialSetup),
})

/** RFC 7636: 43 to 128 unreserved characters. */
const Verifier = v.pipe(v.string(), v.regex(/^[\w.~-]{43,128}$/))

export const loginSocially = endpoint({
  method: 'POST',
  path: '/wps/session/login/social',
  session: 'none',
  sealed: true,
  idempotent: true,
  input: v.object({
    provider: SocialProvider,
    code: v.pipe(v.string(), v.minLength(1), v.maxLength(2048)),
    codeVerifier: Verifier,
    redirectUri: Url,
    nonce: v.pipe(v.string(), v.minLength(16), v.maxLength(128)),
    ...Invited.entries,
  }),
  output: v.object({ ...SessionGrant.entries, isNew: v.optional(v.boolean(), false) }),
})
