import type { Visit } from '../../src/api/site/vitals.ts'
import type { Db } from '../schema/db.ts'
import { countOf } from '../schema/query.ts'
import { stepOf } from './steps.ts'
import { summaryOf } from './summary.ts'

/** A cap against forged reports. */
const mostRows = 20_000

/** Adds a visit to the counts, from which single visits cannot be recovered. */
export async function countVisit(db: Db, visit: Visit) {
  const { route, connection, memory, version, measures } = visit
  if ((await countOf(db.selectFrom('vitals'))) >= mostRows) return
  for (const { metric, value, rating } of measures)
    await db
      .insertInto('vitals')
      .values({
        route,
        connection,
        memory,
        version,
        metric,
        rating,
        step: stepOf(metric, value),
        count: 1,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['route', 'metric', 'connection', 'memory', 'version', 'rating', 'step'])
          .doUpdateSet((row) => ({ count: row('vitals.count', '+', 1) })),
      )
      .execute()
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
