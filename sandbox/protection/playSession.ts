import type { Db, Trx } from '#sandbox/schema/db.ts'

/** A play session ends after this many milliseconds without a round. */
export const longestGap = 30 * 60_000

/** The current play session, or null. Setting the clock back begins a new one. */
export async function playSessionOf(db: Db | Trx, accountId: number, now: number) {
  const latest = await db
    .selectFrom('play_sessions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('started_at', '<=', now)
    .where('last_at', '>', now - longestGap)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return latest ?? null
}

/** A launch or a round continues the play session, or begins one. */
export async function touchPlaySession(trx: Trx | Db, accountId: number, at: number) {
  const running = await playSessionOf(trx, accountId, at)
  if (running)
    await trx
      .updateTable('play_sessions')
      .set({ last_at: at })
      .where('id', '=', running.id)
      .execute()
  else
    await trx
      .insertInto('play_sessions')
      .values({ account_id: accountId, started_at: at, last_at: at })
      .execute()
}
