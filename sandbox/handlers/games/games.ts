import { sql } from 'kysely'
import * as api from '#api/games/games.ts'
import * as one from '#api/games/oneGame.ts'
import * as winners from '#api/games/winners.ts'
import { toWireMoney } from '#api/wire.ts'
import { answer } from '#sandbox/http/call.ts'
import { filtered } from '#sandbox/world/gameQueries.ts'
import { masked, memberTypes } from '#sandbox/account/accounts.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { countOf, pageOf } from '#sandbox/schema/query.ts'
import { unlistedVendors } from '#sandbox/seed/lists.ts'
import { columnsOf, gameName, packed, tileOf, toWireGame } from '#sandbox/world/wireGame.ts'

const largestPage = 200
const winnersShown = 30

export const listGames = answer(api.listGames, async (input, { platform }) => {
  const wanted = filtered(platform.db.selectFrom('games').selectAll(), input)
    .where('vendor', 'not in', await unlistedVendors(platform.db))
    .orderBy('sort')
  const { rows, ...page } = await pageOf(wanted, await countOf(wanted), input, largestPage)
  return {
    games: packed(
      rows.map((game) => toWireGame(game, input.language)),
      Math.min(input.pageSize, largestPage),
    ),
    ...page,
  }
})

export const getGame = answer(one.getGame, async ({ nodeId, language }, { platform }) => {
  const game = await platform.db
    .selectFrom('games')
    .selectAll()
    .where('node_id', '=', Number(nodeId))
    .executeTakeFirst()
  if (!game) throw new Refusal('not_found')
  return toWireGame(game, language)
})

export const listHotGames = answer(api.listHotGames, async ({ language }, { platform }) => {
  const games = await platform.db
    .selectFrom('games')
    .selectAll()
    .where('hot', 'is not', null)
    .orderBy('hot')
    .execute()
  return { list: columnsOf(games.map((game) => hotTile(tileOf(game, language)))) }
})

/** A tile needs the classes only to recognise a crash game. */
const hotTile = ({ gameClassifyNew, ...tile }: ReturnType<typeof tileOf>) =>
  gameClassifyNew?.includes('Crash') ? { ...tile, gameClassifyNew } : tile

/** Wins of real and simulated players. */
export const listWinners = answer(winners.listWinners, async ({ language }, { platform }) => {
  const real = platform.db
    .selectFrom('bets')
    .innerJoin('accounts', 'accounts.id', 'bets.account_id')
    .select(['username as user', 'node_id', sql<number>`payout`.as('amount'), 'bets.at as at'])
    .whereRef('payout', '>', 'stake')
    .where('accounts.type', 'in', memberTypes)
  const rows = await platform.db
    .selectFrom(
      platform.db
        .selectFrom('winners')
        .select(['user', 'node_id', 'amount', 'at'])
        .unionAll(real)
        .as('wins'),
    )
    .innerJoin('games', 'games.node_id', 'wins.node_id')
    .select(['wins.user', 'wins.amount', 'wins.at', 'games.node_id', 'vendor', 'game_type'])
    .select(['name_en', 'name_bn'])
    .orderBy('wins.at', 'desc')
    .limit(winnersShown)
    .execute()
  return {
    list: rows.map((row) => ({
      user: masked(row.user),
      gameName: gameName(language, row),
      nodeId: String(row.node_id),
      vassalage: row.vendor,
      gameType: row.game_type,
      amount: toWireMoney(row.amount),
      time: row.at,
    })),
  }
})
