import type { FailureReport } from '#api/site/failures.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { addTo } from './counted.ts'

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
