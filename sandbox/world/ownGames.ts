import type { Category } from '#api/games/category.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { ofType } from './gameQueries.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { countOf, given, pageOf } from '#sandbox/schema/query.ts'
import { toWireGame } from './wireGame.ts'

interface Wanted {
  readonly from: 'favourites' | 'recents'
  readonly accountId: number
  readonly gameType: Category | undefined
  readonly page: number
  readonly pageSize: number
  readonly language: string
}

/** A page of a player's favourite or recent games, latest first. */
export async function ownGames(db: Db, wanted: Wanted) {
  const { from, accountId, gameType, page, pageSize, language } = wanted
  const own = db
    .selectFrom(from)
    .where('account_id', '=', accountId)
    .$call(
      given(gameType, (query, type) =>
        query.where('node_id', 'in', ofType(db.selectFrom('games').select('node_id'), type, true)),
      ),
    )
  const { rows, ...place } = await pageOf(
    own.select('node_id').orderBy('at', 'desc').orderBy('node_id'),
    await countOf(own),
    { pageNo: page, pageSize },
    pageSize,
  )
  const ids = rows.map(({ node_id }) => node_id)
  const games = await gamesInOrder(db, ids)
  return { games: games.map((game) => toWireGame(game, language)), ...place }
}

async function gamesInOrder(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('games').selectAll().where('node_id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.node_id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Refuses a node id that this vendor does not have. */
export async function existingGame(db: Db, nodeId: string, vendor: string): Promise<number> {
  const game = await db
    .selectFrom('games')
    .select('node_id')
    .where('node_id', '=', Number(nodeId) || 0)
    .where('vendor', '=', vendor)
    .executeTakeFirst()
  if (!game) throw new Refusal('not_found')
  return game.node_id
}
