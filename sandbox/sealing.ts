import {
  type JWK,
  calculateJwkThumbprint,
  compactDecrypt,
  exportJWK,
  generateKeyPair,
  importJWK,
} from 'jose'
import * as v from 'valibot'
import type { Db } from './db.ts'
import { readMeta, writeMeta } from './meta.ts'
import type { Platform } from './platform.ts'
import { Refusal } from './refusal.ts'

const metaKey = 'sealing_key'
const freshness = 5 * 60_000

let generated: Promise<JWK> | undefined

/** One key per process is enough for databases that are thrown away; a file keeps its own. */
const generate = () => (generated ??= newKey())

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, kid: await calculateJwkThumbprint(jwk) }
}

const StoredKey = v.looseObject({ n: v.string(), e: v.string(), kid: v.string() })

/** The platform's key pair, made once and kept. */
export async function sealingKey(db: Db) {
  const stored = await readMeta(db, metaKey)
  if (stored) return v.parse(StoredKey, JSON.parse(stored))
  const key = await generate()
  await writeMeta(db, metaKey, JSON.stringify(key))
  return v.parse(StoredKey, key)
}

/** What others may see of it. */
export async function publicSealingKey(db: Db) {
  const { kid, n, e } = await sealingKey(db)
  return { kty: 'RSA', kid, n, e, alg: 'RSA-OAEP-256', use: 'enc' } as const
}

const Sealed = v.looseObject({
  iat: v.number(),
  jti: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
})

/** Opens a compact JWE; refuses one that was opened before, and a stale one, telling the right time. */
export async function unseal({ db, now }: Platform, jwe: string): Promise<unknown> {
  const { iat, jti, ...input } = await decrypt(db, jwe)
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

/** JWT counts seconds, JavaScript milliseconds; both arrive. */
const toMs = (iat: number) => (iat < 100_000_000_000 ? iat * 1000 : iat)

async function decrypt(db: Db, jwe: string) {
  try {
    const key = await importJWK(await sealingKey(db), 'RSA-OAEP-256')
    const { plaintext } = await compactDecrypt(jwe, key, {
      keyManagementAlgorithms: ['RSA-OAEP-256'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return v.parse(Sealed, JSON.parse(new TextDecoder().decode(plaintext)))
  } catch {
    throw new Refusal('input_invalid', { fields: ['body'] })
  }
}
