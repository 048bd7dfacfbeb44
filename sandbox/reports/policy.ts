import type { Violation } from '../../src/api/site/policyReports.ts'
import type { Db } from '../schema/db.ts'
import { countOf } from '../schema/query.ts'

const day = 24 * 60 * 60_000
/** Days. */
const longest = 30
/** A cap against forged reports. */
const mostRows = 2000

/** Counts violations by day, without anything that identifies a visit. */
export async function countViolations(db: Db, violations: readonly Violation[], now: number) {
  const today = Math.floor(now / day)
  await pruneReports(db, now, longest)
  for (const violation of violations) {
    const seen = { ...violation, day: today }
    const { numUpdatedRows } = await db
      .updateTable('policy_reports')
      .set(({ eb }) => ({ count: eb('count', '+', 1) }))
      .where((eb) => eb.and(seen))
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n || (await countOf(db.selectFrom('policy_reports'))) >= mostRows)
      continue
    await db
      .insertInto('policy_reports')
      .values({ ...seen, count: 1 })
      .execute()
  }
}

/** By day, newest first, then by frequency. */
export async function listReports(db: Db) {
  const rows = await db
    .selectFrom('policy_reports')
    .selectAll()
    .orderBy('day', 'desc')
    .orderBy('count', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, day: new Date(row.day * day).toISOString().slice(0, 10) }))
}

/** Deletes older days and returns the number of deleted rows. */
export async function pruneReports(db: Db, now: number, keptDays: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('policy_reports')
    .where('day', '<=', Math.floor(now / day) - keptDays)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
