import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { Merchant } from '#api/wire.ts'

/** @public */
export const about = {
  getSealingKey: {
    says: "The key that seals payloads: its RFC 7638 thumbprint must be among the merchant's `sealingKeyIds`.",
  },
  logout: {
    says: 'Ends this session. The cookie is enough: a player who signed out offline has no token left once the network is back.',
  },
} satisfies Readonly<Record<string, About>>

export const getSealingKey = endpoint({
  path: '/wps/session/key',
  session: 'none',
  input: Merchant,
  output: v.object({
    kty: v.literal('RSA'),
    kid: v.string(),
    n: v.string(),
    e: v.string(),
    alg: v.literal('RSA-OAEP-256'),
    use: v.literal('enc'),
  }),
})

export const SessionGrant = v.object({
  token: v.pipe(v.string(), v.minLength(16)),
  userName: v.string(),
  type: v.number(),
  firstTimeLogin: v.optional(v.boolean(), false),
})
export type SessionGrant = v.InferOutput<typeof SessionGrant>

export const logout = endpoint({
  method: 'DELETE',
  path: '/wps/session/login',
  session: 'cookie',
})
