import * as v from 'valibot'
import type { SocialProvider } from '#api/account/social.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import type { ProviderAccess } from '#sandbox/http/platform.ts'

const patience = 5000

const Discovery = v.object({
  issuer: v.string(),
  authorization_endpoint: v.pipe(v.string(), v.url()),
  token_endpoint: v.pipe(v.string(), v.url()),
  jwks_uri: v.pipe(v.string(), v.url()),
})
export type Discovery = v.InferOutput<typeof Discovery>

/** The provider's discovery document; refuses one of another issuer. */
export async function discover(access: ProviderAccess, name: SocialProvider): Promise<Discovery> {
  const issuer = `${access.origin}/${name}`
  const answer = await reach(access, `${issuer}/.well-known/openid-configuration`)
  const described = v.safeParse(Discovery, await answer.json().catch(() => null))
  if (!described.success || described.output.issuer !== issuer)
    throw new Refusal('social_unavailable')
  return described.output
}

/** Calls the provider; players get the same message whether it is down, slow or broken. */
export async function reach(access: ProviderAccess, address: string, body?: URLSearchParams) {
  try {
    const answer = await access.fetch(address, {
      ...(body && { method: 'POST', body }),
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    })
    if (answer.status < 500) return answer
  } catch {
    throw new Refusal('social_unavailable')
  }
  throw new Refusal('social_unavailable')
}

/** A JSON Web Key Set (RFC 7517). */
export const KeySet = v.object({
  keys: v.array(v.looseObject({ kty: v.string(), kid: v.string() })),
})
