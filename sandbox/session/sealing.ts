import { calculateJwkThumbprint, compactDecrypt, importJWK } from 'jose'
import * as v from 'valibot'
import type { Platform } from '#sandbox/http/platform.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
/**
 * Not a secret: every world has the same key, so that the app can pin it. Anyone who reads this can
 * open what the app seals.
 */
import privateKey from './sealingKey.json' with { type: 'json' }

const freshness = 5 * 60_000

export async function publicSealingKey() {
  const { n, e } = privateKey
  const kid = await calculateJwkThumbprint(privateKey)
  return { kty: 'RSA', kid, n, e, alg: 'RSA-OAEP-256', use: 'enc' } as const
}

const Sealed = v.looseObject({
  iat: v.number(),
  jti: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
})

/**
 * Opens a compact JWE; refuses a replayed or stale one, and includes the right time in the refusal.
 */
export async function unseal({ db, now }: Platform, jwe: string): Promise<unknown> {
  const { iat, jti, ...input } = await decrypt(jwe)
  if (Math.abs(now() - toMs(iat)) > freshness)
    throw new Refusal('input_invalid', { fields: ['iat'], serverTime: now() })
  await db
    .deleteFrom('jtis')
    .where('at', '<', now() - 3 * freshness)
    .execute()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('jtis')
    .values({ jti, at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) throw new Refusal('input_invalid', { fields: ['jti'] })
  return input
}

/** JWT uses seconds, JavaScript milliseconds; clients send either. */
const toMs = (iat: number) => (iat < 100_000_000_000 ? iat * 1000 : iat)

async function decrypt(jwe: string) {
  try {
    const key = await importJWK(privateKey, 'RSA-OAEP-256')
    const { plaintext } = await compactDecrypt(jwe, key, {
      keyManagementAlgorithms: ['RSA-OAEP-256'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return v.parse(Sealed, JSON.parse(new TextDecoder().decode(plaintext)))
  } catch {
    throw new Refusal('input_invalid', { fields: ['body'] })
  }
}
