import type { Db } from '../schema/db.ts'

/** A call is noted up to a minute late, and nobody's time is shorter for it. */
export const lateness = 60_000

interface Resting {
  readonly id: number
  /** Null where the session has an end of its own, as a trial's has. */
  readonly idle_ms: number | null
}

/** Whoever calls has not left: the session may rest anew. Tells whether that was worth writing. */
export async function prolong(db: Db, { id, idle_ms }: Resting, now: number): Promise<boolean> {
  if (idle_ms === null) return false
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ expires_at: now + idle_ms + lateness })
    .where('id', '=', id)
    .where('expires_at', '<', now + idle_ms)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether a session still runs; what was opened by it, a game or a chat, ends with it. */
export async function isRunning(db: Db, sessionId: number, now: number): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['sessions.id', 'idle_ms'])
    .where('sessions.id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('disabled', '=', 0)
    .executeTakeFirst()
  if (session) await prolong(db, session, now)
  return session !== undefined
}
