import { sql } from 'kysely'
import type { Db, Trx } from '#sandbox/schema/db.ts'
import { readMeta, writeMeta } from '#sandbox/schema/query.ts'
import { writePromotions } from '#sandbox/promotions/seed.ts'
import { type SeededGame, seededGames } from './games.ts'
import { withHotPlaces } from './hot.ts'
import { writeAccounts } from './writeAccounts.ts'
import { writeActivity } from './writeActivity.ts'
import { writeBets } from './writeBets.ts'
import { writeDeposits, writeWithdrawals } from './writeOrders.ts'
import { writeTickets } from './writeTickets.ts'
import { writeGames, writeSite, writeVendors } from './writeSite.ts'

export interface World {
  readonly games: number
  readonly seed: number
}

const version = 10
/** Written only by the seed, so a reset to the same world keeps them. */
const constant = ['games', 'vendors', 'game_vendors'] as const

/** Seeds the world unless it already exists. */
export async function ensureWorld(db: Db, world: World, now: number) {
  const name = nameOf(world)
  if ((await readMeta(db, 'world')) !== name) await rebuildWorld(db, world, now)
}

/** Seeds the world again; only the platform's keys survive. */
export async function rebuildWorld(db: Db, world: World, now: number) {
  await db.transaction().execute(async (trx) => {
    const isSame = (await readMeta(trx, 'world')) === nameOf(world)
    await clear(trx, new Set<string>(isSame ? ['meta', ...constant] : ['meta']))
    const games = gamesOf(world)
    if (!isSame) {
      await writeVendors(trx)
      await writeGames(trx, games)
    }
    await writeMeta(trx, 'world', nameOf(world))
    await write(trx, games, world, now)
    await trx.deleteFrom('meta').where('key', 'in', ['status', 'money']).execute()
  })
}

async function write(trx: Trx, games: readonly SeededGame[], world: World, now: number) {
  await writeSite(trx, now)
  await writeAccounts(trx, now)
  await writeActivity(trx, games, world.seed, now)
  await writeDeposits(trx, now)
  await writeTickets(trx, games, now)
  await writeBets(trx, games, { seed: world.seed, now })
  await writePromotions(trx, now)
  await writeWithdrawals(trx, now)
}

async function clear(trx: Trx, survivors: ReadonlySet<string>) {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`.execute(trx)
  await sql`pragma defer_foreign_keys = on`.execute(trx)
  for (const { name } of rows)
    if (!survivors.has(name)) await sql`delete from ${sql.table(name)}`.execute(trx)
}

const computed = new Map<string, readonly SeededGame[]>()

/**
 * Computed once and reused for every reset: arranging the games takes longer than writing
 * everything.
 */
function gamesOf(world: World): readonly SeededGame[] {
  const name = nameOf(world)
  const games = computed.get(name) ?? withHotPlaces(seededGames(world.seed, world.games))
  computed.set(name, games)
  return games
}

const nameOf = ({ games, seed }: World) => `v${version} ${seed} ${games}`
