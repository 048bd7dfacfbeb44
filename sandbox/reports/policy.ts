import type { PolicyViolation } from '#api/site/policyReports.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { addTo, dateOf } from './counted.ts'

/** Counts violations, without anything that identifies a visit. */
export async function countViolations(db: Db, violations: readonly PolicyViolation[], now: number) {
  for (const violation of violations) await addTo(db, 'policy_reports', violation, { by: 1, now })
}

/** By day, newest first, then by frequency. */
export async function listReports(db: Db) {
  const rows = await db
    .selectFrom('policy_reports')
    .selectAll()
    .orderBy('day', 'desc')
    .orderBy('count', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, day: dateOf(row.day) }))
}
