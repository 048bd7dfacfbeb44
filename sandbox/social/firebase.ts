import { createLocalJWKSet, errors, jwtVerify } from 'jose'
import * as v from 'valibot'
import type { Phone } from '#sandbox/account/codes.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { hashOf } from '#sandbox/http/secret.ts'
import { reach, KeySet } from './discovery.ts'

const project = 'mela-sandbox'
const freshness = 10 * 60

const Claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1)),
  phone_number: v.string(),
  auth_time: v.number(),
})

/** Accepts a Firebase ID token, once, as proof that its number has just received a code. */
export async function verifyFirebaseToken(platform: Platform, token: string, phone: Phone) {
  const claims = await verify(platform, token)
  const isRecent = Math.abs(platform.now() / 1000 - claims.auth_time) < freshness
  const isNumber = claims.phone_number === `+${phone.countryDialingCode}${phone.mobileNum}`
  if (!isNumber) throw new Refusal('code_wrong')
  if (!isRecent || !(await isFirst(platform, token))) throw new Refusal('code_expired')
}

async function verify({ provider: access, now }: Platform, token: string) {
  if (!access) throw new Refusal('not_permitted')
  const answer = await reach(access, `${access.origin}/firebase/jwks`)
  const keys = v.safeParse(KeySet, await answer.json().catch(() => null))
  if (!keys.success) throw new Refusal('social_unavailable')
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys.output), {
      issuer: `https://securetoken.google.com/${project}`,
      audience: project,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'iat', 'exp', 'phone_number'],
      currentDate: new Date(now()),
    })
    return v.parse(Claims, payload)
  } catch (thrown) {
    if (thrown instanceof errors.JOSEError || thrown instanceof v.ValiError)
      throw new Refusal('code_wrong')
    throw thrown
  }
}

async function isFirst({ db, now }: Platform, token: string) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('jtis')
    .values({ jti: `firebase:${hashOf(token)}`, at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Boolean(numInsertedOrUpdatedRows)
}
