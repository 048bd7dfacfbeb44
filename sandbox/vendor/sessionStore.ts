import type { Db } from '#sandbox/schema/db.ts'
import { hashOf, newSecret } from '#sandbox/http/secret.ts'
import { Refused } from './refused.ts'
import { type Player, isStillIn } from './tickets.ts'

const idle = 30 * 60_000

/**
 * Stores sessions in memory, by the hash of their token. A session ends with the platform's session
 * that opened it.
 */
export function createSessionStore<S extends Player>(db: Db, now: () => number) {
  const byHash = new Map<string, { readonly session: S; expiresAt: number }>()
  return {
    add(session: S) {
      for (const [hash, { expiresAt }] of byHash) if (expiresAt <= now()) byHash.delete(hash)
      const token = newSecret()
      byHash.set(hashOf(token), { session, expiresAt: now() + idle })
      return token
    },
    async find(authorization: string | undefined): Promise<S> {
      const entry = byHash.get(hashOf(authorization?.replace(/^Bearer /, '') ?? ''))
      const isAlive = entry !== undefined && entry.expiresAt > now()
      if (!isAlive || !(await isStillIn(db, entry.session, now())))
        throw new Refused('session_expired')
      entry.expiresAt = now() + idle
      return entry.session
    },
  }
}
