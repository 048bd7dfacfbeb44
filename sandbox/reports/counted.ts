import { sql } from 'kysely'
import type { Db } from '#sandbox/schema/db.ts'
import type { Database } from '#sandbox/schema/schema.ts'

const day = 24 * 60 * 60_000
/** Days. */
const longestKept = 30

/** The reports of visits, counted by day, with the maximum number of rows, which limits forged reports. */
const mostRows = { app_failures: 2000, policy_reports: 2000, vitals: 20_000 } as const
type Reports = keyof typeof mostRows

type Row<T extends Reports> = Omit<Database[T], 'count' | 'day'>

const dayOf = (now: number) => Math.floor(now / day)
/** As 2026-11-27. */
export const dateOf = (daysSince1970: number) =>
  new Date(daysSince1970 * day).toISOString().slice(0, 10)

/** Adds to the count of an equal row of the same day; a new row replaces the rarest one. */
export async function addTo<T extends Reports>(
  db: Db,
  table: T,
  row: Row<T>,
  { by, now }: { readonly by: number; readonly now: number },
) {
  const columns = Object.entries<unknown>({ ...row, day: dayOf(now) })
  const isSame = sql.join(
    columns.map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    sql` and `,
  )
  const { numAffectedRows } =
    await sql`update ${sql.table(table)} set count = count + ${by} where ${isSame}`.execute(db)
  if (numAffectedRows) return
  await makeRoom(db, table)
  const names = sql.join(columns.map(([name]) => sql.ref(name)))
  const values = sql.join(columns.map(([, value]) => sql`${value}`))
  await sql`insert into ${sql.table(table)} (${names}, count) values (${values}, ${by})`.execute(db)
}

/** Drops the rarest rows, and of equally rare ones the oldest, until there is room for one more. */
const makeRoom = (db: Db, table: Reports) =>
  sql`delete from ${sql.table(table)} where rowid in (
    select rowid from ${sql.table(table)} order by count desc, day desc limit -1 offset ${mostRows[table] - 1}
  )`.execute(db)

/** Deletes older days of a table and returns the number of deleted rows. */
export async function pruneReports(db: Db, table: Reports, now: number, keptDays = longestKept) {
  const { numDeletedRows } = await db
    .deleteFrom<Reports>(table)
    .where('day', '<=', dayOf(now) - keptDays)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function pruneAllReports(db: Db, now: number) {
  await pruneReports(db, 'app_failures', now)
  await pruneReports(db, 'policy_reports', now)
  await pruneReports(db, 'vitals', now)
}
