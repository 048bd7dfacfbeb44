import type { MiddlewareHandler } from 'hono'
import { sql } from 'kysely'
import { isolated } from '#sandbox/http/isolated.ts'
import { pruneAllReports } from '#sandbox/reports/counted.ts'
import { longestSpan } from '#sandbox/throttle/attempts.ts'
import type { Db } from '#sandbox/schema/db.ts'

const hour = 3_600_000
const day = 24 * hour

/** How long rows are useful after the time in this column; milliseconds. */
const ages: readonly (readonly [table: string, column: string, age: number])[] = [
  ['captchas', 'at', hour],
  ['sliders', 'at', hour],
  ['sounds', 'at', hour],
  ['proofs', 'at', hour],
  ['password_proofs', 'at', hour],
  ['sms_codes', 'at', day],
  ['tries', 'at', longestSpan],
  ['outbox', 'at', 7 * day],
  ['idempotency', 'at', 7 * day],
  ['launches', 'expires_at', day],
  ['chat_tickets', 'expires_at', day],
  ['hand_offs', 'expires_at', day],
  ['download_tickets', 'expires_at', day],
  ['logins', 'at', 90 * day],
  ['sessions', 'ended_at', 30 * day],
  ['sessions', 'expires_at', 30 * day],
]

export async function prune(db: Db, now: number) {
  for (const [table, column, age] of ages)
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} < ${now - age}`.execute(db)
  await db
    .deleteFrom('failures')
    .where('at', '<', now - 7 * day)
    .where('locked_until', '<', now)
    .execute()
  await db
    .deleteFrom('uploads')
    .where('used_by', 'is', null)
    .where('at', '<', now - day)
    .execute()
  await pruneAllReports(db, now)
  const sessions = db.selectFrom('sessions').select('id')
  await db.deleteFrom('session_devices').where('session_id', 'not in', sessions).execute()
}

export function pruneHourly(db: Db, now: () => number): MiddlewareHandler {
  let last = -Infinity
  return async (_, next) => {
    // Testers set the clock forwards and backwards.
    if (Math.abs(now() - last) > hour) {
      last = now()
      await isolated('pruning', () => prune(db, last))
    }
    await next()
  }
}
