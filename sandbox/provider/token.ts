import { createHash, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { Asked } from './authorization.ts'
import { clients, issuerOf, type Person, subjectOf } from './people.ts'
import { sign } from './keys.ts'

/** The request that a code was issued for, and the person who agreed. */
export interface Granted {
  readonly asked: Asked
  readonly person: Person
}

export const TokenRequest = v.object({
  grant_type: v.literal('authorization_code'),
  code: v.string(),
  redirect_uri: v.string(),
  client_id: v.string(),
  client_secret: v.string(),
  code_verifier: v.pipe(v.string(), v.regex(/^[\w.~-]{43,128}$/)),
})
export type TokenRequest = v.InferOutput<typeof TokenRequest>

const idTokenLifetime = 5 * 60

const digest = (text: string) => createHash('sha256').update(text)

export const isSecret = (given: string, known: string) =>
  timingSafeEqual(digest(given).digest(), digest(known).digest())

/** Whether client, return address and PKCE verifier match the request. */
export const isRightful = ({ asked }: Granted, request: TokenRequest) =>
  request.client_id === clients[asked.client].id &&
  request.redirect_uri === asked.redirectUri &&
  digest(request.code_verifier).digest('base64url') === asked.challenge

export async function idTokenOf({ asked, person }: Granted, origin: string, now: number) {
  const issued = Math.floor(now / 1000)
  return sign(asked.client, {
    iss: issuerOf(origin, asked.client),
    aud: clients[asked.client].id,
    sub: subjectOf(asked.client, person.id),
    iat: issued,
    exp: issued + idTokenLifetime,
    nonce: asked.nonce,
    name: person.name,
    email: person.email,
    email_verified: true,
  })
}
