import { type JWK, SignJWT, exportJWK, generateKeyPair, importJWK } from 'jose'
import * as v from 'valibot'
import type { Db } from '#sandbox/schema/db.ts'
import { readMeta, writeMeta } from '#sandbox/schema/query.ts'
import { inTurn } from '#sandbox/schema/turns.ts'

const metaKey = 'vapid_key'
const lifetime = 12 * 3600
const subject = 'mailto:push@mela.example'

const StoredKey = v.object({
  kty: v.string(),
  crv: v.string(),
  x: v.string(),
  y: v.string(),
  d: v.string(),
})

/** Created once and stored in the database. */
const vapidKey = (db: Db) =>
  inTurn(db, metaKey, async () => {
    const stored = await readMeta(db, metaKey)
    if (stored) return v.parse(StoredKey, JSON.parse(stored))
    const key = v.parse(StoredKey, await newKey())
    await writeMeta(db, metaKey, JSON.stringify(key))
    return key
  })

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return exportJWK(privateKey)
}

/** An uncompressed point, as browsers expect it. */
export async function publicVapidKey(db: Db) {
  const { x, y } = await vapidKey(db)
  const parts = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return Buffer.concat(parts).toString('base64url')
}

/**
 * Identifies the sender to a push service (RFC 8292); uses the real time, not the platform's clock.
 */
export async function vapidHeader(db: Db, endpoint: string) {
  const token = await new SignJWT({ sub: subject })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime(Math.floor(Date.now() / 1000) + lifetime)
    .sign(await importJWK(await vapidKey(db), 'ES256'))
  return `vapid t=${token}, k=${await publicVapidKey(db)}`
}
