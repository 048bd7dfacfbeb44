import { createLocalJWKSet, errors, jwtVerify } from 'jose'
import * as v from 'valibot'
import type { loginSocially } from '#api/account/social.ts'
import type { ReceivedBy } from '#api/endpoint.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import type { ProviderAccess } from '#sandbox/http/platform.ts'
import { clientIds } from './access.ts'
import { type Discovery, discover, reach, KeySet } from './discovery.ts'

type Input = ReceivedBy<typeof loginSocially>

const Tokens = v.object({ id_token: v.string() })

const Identity = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  nonce: v.string(),
  name: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
})
export type Identity = v.InferOutput<typeof Identity>

/** Exchanges a code for the person's identity. */
export async function identify(access: ProviderAccess, input: Input, now: number) {
  const described = await discover(access, input.provider)
  const idToken = await exchange(access, described, input)
  const identity = await verify(access, described, { ...input, idToken, now })
  if (identity.nonce !== input.nonce) throw new Refusal('social_rejected')
  return identity
}

async function exchange(access: ProviderAccess, { token_endpoint }: Discovery, input: Input) {
  const answer = await reach(
    access,
    token_endpoint,
    new URLSearchParams({
      grant_type: 'authorization_code',
      code: input.code,
      redirect_uri: input.redirectUri,
      client_id: clientIds[input.provider],
      client_secret: access.secret,
      code_verifier: input.codeVerifier,
    }),
  )
  const tokens = v.safeParse(Tokens, await answer.json().catch(() => null))
  if (!answer.ok || !tokens.success) throw new Refusal('social_rejected')
  return tokens.output.id_token
}

interface Signed extends Pick<Input, 'provider'> {
  readonly idToken: string
  readonly now: number
}

/** Checks signature, issuer, audience and time; the caller compares the nonce. */
async function verify(access: ProviderAccess, { issuer, jwks_uri }: Discovery, signed: Signed) {
  const answer = await reach(access, jwks_uri)
  const keys = v.safeParse(KeySet, await answer.json().catch(() => null))
  if (!keys.success) throw new Refusal('social_unavailable')
  try {
    const { payload } = await jwtVerify(signed.idToken, createLocalJWKSet(keys.output), {
      issuer,
      audience: clientIds[signed.provider],
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
      currentDate: new Date(signed.now),
    })
    return v.parse(Identity, payload)
  } catch (thrown) {
    if (thrown instanceof errors.JOSEError || thrown instanceof v.ValiError)
      throw new Refusal('social_rejected')
    throw thrown
  }
}
