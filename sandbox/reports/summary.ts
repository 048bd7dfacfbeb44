import type { Db } from '#sandbox/schema/db.ts'

/** Values are counted in steps of 20 %; CLS, a ratio, in thousandths. */
const growth = 1.2
const unitOf = (metric: string) => (metric === 'CLS' ? 1000 : 1)

export const stepOf = (metric: string, value: number) =>
  value <= 0 ? 0 : Math.max(0, Math.ceil(Math.log(value * unitOf(metric)) / Math.log(growth))) + 1

const sizeOf = (metric: string, step: number) =>
  step === 0 ? 0 : Number((growth ** (step - 1) / unitOf(metric)).toPrecision(3))

/** What visits are grouped by; a release is a version and its build. */
interface Group {
  readonly route: string
  readonly metric: string
  readonly connection: string
  readonly version: string
}

interface Counted {
  readonly rating: string
  readonly step: number
  readonly count: number
}

/** Count, ratings and 75th percentile of rows sorted by step. */
export function summaryOf(metric: string, rows: readonly Counted[]) {
  const sum = (some: readonly Counted[]) => some.reduce((all, { count }) => all + count, 0)
  const rated = (rating: string) => sum(rows.filter((row) => row.rating === rating))
  const count = sum(rows)
  let seen = 0
  const step = rows.find((row) => (seen += row.count) >= count * 0.75)?.step ?? 0
  return {
    count,
    good: rated('good'),
    needsImprovement: rated('needs-improvement'),
    poor: rated('poor'),
    p75: sizeOf(metric, step),
  }
}

export type Summary = Group & ReturnType<typeof summaryOf>

/** By screen, connection and release. */
export async function listSummaries(db: Db): Promise<Summary[]> {
  const rows = await db
    .selectFrom('vitals')
    .select(['route', 'metric', 'connection', 'version', 'rating', 'step'])
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .groupBy(['route', 'metric', 'connection', 'version', 'rating', 'step'])
    .orderBy('route')
    .orderBy('step')
    .execute()
  const keyOf = ({ route, metric, connection, version }: Group) =>
    [route, metric, connection, version].join(' ')
  return [...Map.groupBy(rows, keyOf).values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { route, metric, connection, version } = first
    return [{ route, metric, connection, version, ...summaryOf(metric, group) }]
  })
}
