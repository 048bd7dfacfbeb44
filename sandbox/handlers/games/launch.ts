import * as api from '#api/games/launch.ts'
import type { ReceivedBy } from '#api/endpoint.ts'
import { isAllowed } from '#sandbox/account/accounts.ts'
import { type Call, answer, languageOf } from '#sandbox/http/call.ts'
import { admit } from '#sandbox/protection/blocks.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { issueTicket } from './ticket.ts'
import { type GameRow, gameName } from '#sandbox/world/wireGame.ts'

type Input = ReceivedBy<typeof api.launchGame>

export const launchGame = answer(api.launchGame, async (input, call) => {
  const game = await findGame(input, call)
  await assertOpen(game, call)
  const payer = payerOf(game, input, call)
  await admit(call, payer === null)
  const issued = await issueTicket(call, {
    account_id: payer,
    node_id: game.node_id,
    vendor: game.vendor,
  })
  return {
    url: `${call.platform.gameOrigin}/play/${game.vendor}/${game.node_id}`,
    ...issued,
    gameName: gameName(languageOf(call), game),
  }
})

/**
 * By node id, by the vendor's code, or else the first game of the group or vendor, which is its
 * lobby.
 */
async function findGame(input: Input, { platform }: Call): Promise<GameRow> {
  const { nodeId, gameId, gameGroupId, vendor } = input
  const games = platform.db.selectFrom('games').selectAll().where('vendor', '=', vendor)
  const node = Number(nodeId ?? gameId)
  const lobby = gameGroupId ? games.where('group_id', '=', Number(gameGroupId)) : games
  const game =
    (node && (await games.where('node_id', '=', node).executeTakeFirst())) ||
    (gameId && (await games.where('code', '=', gameId).executeTakeFirst())) ||
    (!nodeId && !gameId && (await lobby.orderBy('sort').executeTakeFirst()))
  if (!game) throw new Refusal('not_found')
  return game
}

async function assertOpen({ vendor }: GameRow, { platform }: Call) {
  const { maintenance } = await platform.db
    .selectFrom('vendors')
    .select('maintenance')
    .where('code', '=', vendor)
    .executeTakeFirstOrThrow()
  if (maintenance) throw new Refusal('game_unavailable')
}

/** Free play has no payer. */
function payerOf(game: GameRow, { supportFreePlay }: Input, { account }: Call): number | null {
  const isFree = supportFreePlay === '1' && game.support_play === 0
  if (isFree) return null
  if (!account) throw new Refusal('not_logged_in')
  if (!isAllowed(account, 'play')) throw new Refusal('not_permitted')
  return account.id
}
