import type { SelectQueryBuilder } from 'kysely'
import type { Database } from './schema.ts'
import type { Db, Trx } from './db.ts'

export async function countOf<T extends keyof Database, O>(
  rows: SelectQueryBuilder<Database, T, O>,
): Promise<number> {
  const { count } = await rows
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const exists = async (rows: { executeTakeFirst(): Promise<unknown> }) =>
  (await rows.executeTakeFirst()) !== undefined

interface Sorted<Row> {
  limit(rows: number): { offset(rows: number): { execute(): Promise<Row[]> } }
}

interface Asked {
  readonly pageNo: number
  readonly pageSize: number
}

const paging = ({ pageNo }: Asked, limit: number, totalCount: number) => ({
  pageNum: pageNo,
  totalPages: Math.ceil(totalCount / limit),
  totalCount,
})

/** One page of sorted rows, with its paging fields. */
export async function pageOf<Row>(
  sorted: Sorted<Row>,
  totalCount: number,
  asked: Asked,
  largest = 50,
) {
  const limit = Math.min(asked.pageSize, largest)
  const rows = await sorted
    .limit(limit)
    .offset((asked.pageNo - 1) * limit)
    .execute()
  return { rows, ...paging(asked, limit, totalCount) }
}

/** The same of rows in memory. */
export function pageIn<Row>(all: readonly Row[], asked: Asked) {
  const limit = Math.min(asked.pageSize, 50)
  const from = (asked.pageNo - 1) * limit
  return { rows: all.slice(from, from + limit), ...paging(asked, limit, all.length) }
}

/** For `$call`: narrows a query where the caller gave a value. */
export const given =
  <Query, Value>(value: Value | undefined, narrow: (query: Query, value: Value) => Query) =>
  (query: Query): Query =>
    value === undefined ? query : narrow(query, value)

export const bit = (isSet: boolean | undefined) => (isSet ? (1 as const) : (0 as const))

export async function readMeta(db: Db | Trx, key: string): Promise<string | null> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value ?? null
}

export async function writeMeta(db: Db | Trx, key: string, value: string) {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
