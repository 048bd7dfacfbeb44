import type { Generated } from 'kysely'

/** `of` never has a value: it is the type that kysely reads and writes. */
interface Column<T> {
  readonly sql: string
  readonly of?: T
}

export const text = <T extends string = string>(): Column<T> => ({ sql: 'text not null' })
export const integer = <T extends number = number>(): Column<T> => ({ sql: 'integer not null' })
export const flag = integer<0 | 1>
export const blob = (): Column<Uint8Array> => ({ sql: 'blob not null' })

export const id = (): Column<Generated<number>> => ({ sql: 'integer primary key' })

export const key = <T>({ sql }: Column<T>): Column<T> => ({
  sql: sql.replace('not null', 'primary key'),
})

export const nullable = <T>({ sql }: Column<T>): Column<T | null> => ({
  sql: sql.replace(' not null', ''),
})

export const unique = <T>({ sql }: Column<T>): Column<T> => ({ sql: `${sql} unique` })

/** May be left out of an insert. */
export const generated = <T>({ sql }: Column<T>): Column<Generated<T>> => ({ sql })

type Columns = Readonly<Record<string, Column<unknown>>>

interface Table<C extends Columns> {
  readonly columns: C
  readonly rules: readonly string[]
}

export type RowOf<T> =
  T extends Table<infer C>
    ? { [Name in keyof C]: C[Name] extends Column<infer Value> ? Value : never }
    : never

/** `with` adds constraints in SQL, and indexes as `index by_account (account_id)`. */
export const table = <C extends Columns>(columns: C) => ({
  columns,
  rules: [],
  with: (...rules: readonly string[]): Table<C> => ({ columns, rules }),
})

export function createSql([name, { columns, rules }]: readonly [string, Table<Columns>]): string {
  const isIndex = (rule: string) => /^(unique )?index /.test(rule)
  const parts = [
    ...Object.entries(columns).map(([column, { sql }]) => `"${column}" ${sql}`),
    ...rules.filter((rule) => !isIndex(rule)),
  ]
  const indexes = rules
    .filter(isIndex)
    .map((rule) => rule.replace(/index (\w+)/, `index if not exists ${name}_$1 on ${name}`))
  return [`table if not exists ${name} (${parts.join(', ')}) strict`, ...indexes]
    .map((created) => `create ${created};\n`)
    .join('')
}
