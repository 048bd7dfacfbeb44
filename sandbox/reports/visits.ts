import type { Visit } from '#api/site/vitals.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { addTo, dateOf } from './counted.ts'
import { stepOf, summaryOf } from './summary.ts'
import type { FailureReport } from '#api/site/failures.ts'
import type { PolicyViolation } from '#api/site/policyReports.ts'

/** Adds a visit to the counts, from which single visits cannot be recovered. */
export async function countVisit(db: Db, visit: Visit, now: number) {
  const { route, connection, memory, version, measures } = visit
  for (const { metric, value, rating } of measures) {
    const step = stepOf(metric, value)
    const row = { route, connection, memory, version, metric, rating, step }
    await addTo(db, 'vitals', row, { by: 1, now })
  }
}

/** Count, ratings and 75th percentile per route and metric. */
export async function listVitals(db: Db) {
  const rows = await db
    .selectFrom('vitals')
    .select(['route', 'metric', 'rating', 'step'])
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .groupBy(['route', 'metric', 'rating', 'step'])
    .orderBy('step')
    .execute()
  const groups = Map.groupBy(rows, ({ route, metric }) => `${route} ${metric}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { route, metric } = first
    return [{ route, metric, ...summaryOf(metric, group) }]
  })
}

/** Adds failures to the counts, from which single visits cannot be recovered. */
export async function countFailures(db: Db, { version, failures }: FailureReport, now: number) {
  for (const { frames, count, ...failure } of failures) {
    const row = { version, ...failure, frames: frames.join('\n') }
    await addTo(db, 'app_failures', row, { by: count, now })
  }
}

/** Most frequent first. */
export const listFailures = (db: Db) =>
  db
    .selectFrom('app_failures')
    .select(['version', 'kind', 'route', 'message', 'frames'])
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .groupBy(['version', 'kind', 'route', 'message', 'frames'])
    .orderBy('count', 'desc')
    .execute()

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
