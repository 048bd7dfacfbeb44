import { CompactEncrypt, calculateJwkThumbprint, importJWK } from 'jose'
import type * as v from 'valibot'
import { getSealingKey } from '#api/account/session.ts'
import { isRecord } from '#device/isRecord.ts'
import { newKey } from '#device/newKey.ts'
import { call } from '#net/call.ts'
import { platformNow } from '#net/reach/clock.ts'
import { Failure } from '#net/failure.ts'
import { requireNoBarrier } from './barrier.ts'
import { caller } from './identity.ts'

type SealingKey = v.InferOutput<typeof getSealingKey.output>

/** A compact JWE (RSA-OAEP-256, A256GCM) to the platform's pinned key. */
export async function seal(payload: unknown): Promise<string> {
  requireNoBarrier()
  const key = await pinnedKey()
  const claims = { ...(isRecord(payload) && payload), iat: platformNow(), jti: newKey() }
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'RSA-OAEP-256'))
}

async function pinnedKey(): Promise<SealingKey> {
  const { merchantCode, sealingKeyIds } = caller()
  const { value: key } = await call(getSealingKey, { merchantCode })
  if (!sealingKeyIds.includes(await calculateJwkThumbprint(key)))
    throw new Failure('refused', 'sealing_key_unknown')
  return key
}
