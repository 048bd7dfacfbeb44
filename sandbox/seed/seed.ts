import { sql } from 'kysely'
import type { Db, Trx } from '../db.ts'
import { readMeta, writeMeta } from '../meta.ts'
import { writePromotions } from '../promotions/seed.ts'
import { seededGames } from './games.ts'
import { withHotPlaces } from './hot.ts'
import { writeAccounts } from './writeAccounts.ts'
import { writeActivity } from './writeActivity.ts'
import { writeGames, writeSite, writeVendors } from './writeSite.ts'

export interface World {
  readonly games: number
  readonly seed: number
}

const version = 4
const survivors = new Set(['meta'])

/** Seeds the world unless this very world is there already. */
export async function ensureWorld(db: Db, world: World, now: number) {
  const name = nameOf(world)
  if ((await readMeta(db, 'world')) !== name) await rebuildWorld(db, world, now)
}

/** The seeded world again; only the platform's key outlives it. */
export async function rebuildWorld(db: Db, world: World, now: number) {
  await db.transaction().execute(async (trx) => {
    await clear(trx)
    await write(trx, world, now)
    await trx.deleteFrom('meta').where('key', 'in', ['status', 'money']).execute()
    await writeMeta(trx, 'world', nameOf(world))
  })
}

async function write(trx: Trx, world: World, now: number) {
  const games = withHotPlaces(seededGames(world.seed, world.games))
  await writeVendors(trx)
  await writeGames(trx, games)
  await writeSite(trx, now)
  await writeAccounts(trx, now)
  await writeActivity(trx, games, world.seed, now)
  await writePromotions(trx, now)
}

async function clear(trx: Trx) {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`.execute(trx)
  await sql`pragma defer_foreign_keys = on`.execute(trx)
  for (const { name } of rows)
    if (!survivors.has(name)) await sql`delete from ${sql.table(name)}`.execute(trx)
}

const nameOf = ({ games, seed }: World) => `v${version} ${seed} ${games}`
