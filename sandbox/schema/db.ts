import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { crc32 } from 'node:zlib'
import { Kysely, SqliteDialect, type SqliteDatabase, type Transaction } from 'kysely'
import { type Database, tablesSql } from './schema.ts'

export type Db = Kysely<Database>
export type Trx = Transaction<Database>

export function openDb(file: string): Db {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  return dbOf(new DatabaseSync(file))
}

export function dbOf(sqlite: DatabaseSync): Db {
  sqlite.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 5000')
  createTables(sqlite)
  // A wait for the lock holds up every other call, so a call that finds the database locked is refused soon.
  sqlite.exec('pragma busy_timeout = 20')
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: adapt(sqlite) }) })
}

/** Drops the tables of an older release, so that the world is seeded again. */
function createTables(sqlite: DatabaseSync) {
  const shape = crc32(tablesSql) | 0
  const known = sqlite.prepare('pragma user_version').get()
  if (known?.['user_version'] === shape) return
  const old = sqlite
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
    .all()
  sqlite.exec('pragma foreign_keys = off')
  for (const { name } of old) sqlite.exec(`drop table "${String(name)}"`)
  sqlite.exec(`pragma foreign_keys = on; ${tablesSql}; pragma user_version = ${shape}`)
}

/**
 * Adapts node:sqlite to better-sqlite3, which kysely expects. Transactions take the write lock at
 * their start, so that none has to be retried.
 */
const adapt = (sqlite: DatabaseSync): SqliteDatabase => ({
  close: () => sqlite.close(),
  prepare: (sql) => {
    const statement = sqlite.prepare(sql === 'begin' ? 'begin immediate' : sql)
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...parameters.map(bindable)),
      run: (parameters) => statement.run(...parameters.map(bindable)),
      iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
    }
  },
})

/** Whether another process holds the lock; the first byte of SQLite's code says which kind of error it is. */
export const isLocked = (thrown: unknown) =>
  thrown instanceof Error &&
  'errcode' in thrown &&
  typeof thrown.errcode === 'number' &&
  lockCodes.has(thrown.errcode & 0xff)

/** SQLITE_BUSY and SQLITE_LOCKED. */
const lockCodes = new Set([5, 6])

function bindable(value: unknown): SQLInputValue {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError('only text, numbers and bytes go into the database')
}

/** Runs in the given transaction, or in a new one. */
export function inTransaction<T>(db: Db | Trx, run: (trx: Trx) => Promise<T>): Promise<T> {
  return isTransaction(db) ? run(db) : db.transaction().execute(run)
}

const isTransaction = (db: Db | Trx): db is Trx => db.isTransaction
