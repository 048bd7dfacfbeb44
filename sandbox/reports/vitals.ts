import type { Visit } from '#api/site/vitals.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { addTo } from './counted.ts'
import { stepOf } from './steps.ts'
import { summaryOf } from './summary.ts'

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
