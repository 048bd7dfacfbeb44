import type { Visit } from '../../src/api/site/vitals.ts'
import type { Db } from '../schema/db.ts'
import { countOf } from '../schema/query.ts'

/** Values are counted in steps of a fifth; CLS, a ratio, in thousandths. */
const growth = 1.2
const unitOf = (metric: string) => (metric === 'CLS' ? 1000 : 1)

const stepOf = (metric: string, value: number) =>
  value <= 0 ? 0 : Math.max(0, Math.ceil(Math.log(value * unitOf(metric)) / Math.log(growth))) + 1

const sizeOf = (metric: string, step: number) =>
  step === 0 ? 0 : Number((growth ** (step - 1) / unitOf(metric)).toPrecision(3))

/** A limit against forged reports. */
const mostRows = 20_000

/** Adds a visit to the counts; single visits cannot be recovered. */
export async function countVisit(db: Db, visit: Visit) {
  const { route, connection, memory, version, measures, violations } = visit
  if ((await countRows(db)) >= mostRows) return
  for (const violation of violations)
    await db
      .insertInto('violations')
      .values({ version, ...violation, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['version', 'endpoint', 'path', 'reason'])
          .doUpdateSet((row) => ({ count: row('violations.count', '+', 1) })),
      )
      .execute()
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

const countRows = async (db: Db) =>
  (await countOf(db.selectFrom('vitals'))) + (await countOf(db.selectFrom('violations')))

/** What answers lacked in the apps, the most frequent first. */
export const listViolations = (db: Db) =>
  db.selectFrom('violations').selectAll().orderBy('count', 'desc').execute()

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
    return first ? [summaryOf(first.route, first.metric, group)] : []
  })
}

interface Counted {
  readonly rating: string
  readonly step: number
  readonly count: number
}

function summaryOf(route: string, metric: string, rows: readonly Counted[]) {
  const sum = (some: readonly Counted[]) => some.reduce((all, { count }) => all + count, 0)
  const rated = (rating: string) => sum(rows.filter((row) => row.rating === rating))
  const count = sum(rows)
  let seen = 0
  const step = rows.find((row) => (seen += row.count) >= count * 0.75)?.step ?? 0
  return {
    route,
    metric,
    count,
    good: rated('good'),
    needsImprovement: rated('needs-improvement'),
    poor: rated('poor'),
    p75: sizeOf(metric, step),
  }
}
