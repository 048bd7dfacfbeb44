import type { FailureReport } from '../../src/api/site/failures.ts'
import type { Db } from '../schema/db.ts'
import { countOf } from '../schema/query.ts'

/** A cap against forged reports. */
const mostRows = 2000

/** Adds failures to the counts, from which single visits cannot be recovered. */
export async function countFailures(db: Db, { version, failures }: FailureReport) {
  for (const { frames, ...failure } of failures) {
    if ((await countOf(db.selectFrom('app_failures'))) >= mostRows) return
    await db
      .insertInto('app_failures')
      .values({ version, ...failure, frames: frames.join('\n') })
      .onConflict((conflict) =>
        conflict.columns(['version', 'kind', 'route', 'message', 'frames']).doUpdateSet((row) => ({
          count: row('app_failures.count', '+', row.ref('excluded.count')),
        })),
      )
      .execute()
  }
}

/** Most frequent first. */
export const listFailures = (db: Db) =>
  db.selectFrom('app_failures').selectAll().orderBy('count', 'desc').execute()
