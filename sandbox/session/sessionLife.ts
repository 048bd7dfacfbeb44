import type { Db } from '#sandbox/schema/db.ts'

/** A call may be recorded up to a minute late, which must not shorten a session. */
export const lateness = 60_000

interface Resting {
  readonly id: number
  /** Null if the end is fixed, as for trials. */
  readonly idle_ms: number | null
}

/** Extends an idle session after a call. Returns whether that needed a write. */
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

/** Games and chats end with the session that opened them. */
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
