import type { SelectQueryBuilder } from 'kysely'
import type { Database } from './schema.ts'

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

/** One page of sorted rows, with its paging fields. */
export async function pageOf<Row>(
  sorted: Sorted<Row>,
  totalCount: number,
  { pageNo, pageSize }: Asked,
  largest = 50,
) {
  const limit = Math.min(pageSize, largest)
  const rows = await sorted
    .limit(limit)
    .offset((pageNo - 1) * limit)
    .execute()
  return { rows, pageNum: pageNo, totalPages: Math.ceil(totalCount / limit), totalCount }
}

/** For `$call`: narrows a query where the caller gave a value. */
export const given =
  <Query, Value>(value: Value | undefined, narrow: (query: Query, value: Value) => Query) =>
  (query: Query): Query =>
    value === undefined ? query : narrow(query, value)

export const bit = (isSet: boolean | undefined) => (isSet ? (1 as const) : (0 as const))
