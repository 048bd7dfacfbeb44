import * as api from '#api/games/lottery.ts'
import type { ReceivedBy } from '#api/endpoint.ts'
import { isAllowed } from '#sandbox/account/accounts.ts'
import { type Call, accountOf, answer, languageOf } from '#sandbox/http/call.ts'
import { type Lottery, drawsIn, lotteries } from '#sandbox/lottery/games.ts'
import { assertOn } from '#sandbox/world/settings.ts'
import { lotteryName } from '#sandbox/lottery/wire.ts'
import { admit } from '#sandbox/protection/blocks.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { issueTicket } from './ticket.ts'

type Input = ReceivedBy<typeof api.launchLottery>

/** Issues a ticket for the vendor's lottery page in one prize mode. */
export const launchLottery = answer(api.launchLottery, async (input, call) => {
  await assertOn(call.platform.db, 'LOTT3')
  const account = accountOf(call)
  if (!isAllowed(account, 'play')) throw new Refusal('not_permitted')
  const lobby = await findLobby(input.vendor, call)
  if (!drawsIn(input.vendor, input.prizeMode))
    throw new Refusal('input_invalid', { fields: ['prizeMode'] })
  await admit(call)
  const issued = await issueTicket(call, {
    account_id: account.id,
    node_id: lobby.node_id,
    vendor: input.vendor,
    prize_mode: input.prizeMode,
  })
  const game = await findGame(input, call)
  return {
    url: pageOf(game, input, call),
    ...issued,
    gameName: game ? lotteryName(languageOf(call), game) : lobby.name,
  }
})

function pageOf(game: Lottery | undefined, input: Input, { platform }: Call) {
  const url = new URL(`${platform.gameOrigin}/lotto/${input.vendor}/${game?.code ?? 'lobby'}`)
  const { playType, prizeMode, mui } = input
  url.search = new URLSearchParams({
    playType,
    prizeMode,
    ...(mui !== undefined && { mui }),
  }).toString()
  return url.href
}

/**
 * By its own code, or by code or node id in the game list, where draw2 is the vendor's second game;
 * undefined opens the lobby.
 */
async function findGame({ vendor, gameCode }: Input, { platform }: Call) {
  const own = lotteries.filter((game) => game.vendor === vendor)
  const named = own.find(({ code }) => code === gameCode)
  if (named) return named
  const listed = await platform.db
    .selectFrom('games')
    .select('code')
    .where('vendor', '=', vendor)
    .where((row) => row('code', '=', gameCode).or('node_id', '=', Number(gameCode)))
    .executeTakeFirst()
  return own[Number(listed?.code?.replace('draw', '')) - 1]
}

async function findLobby(vendor: string, { platform }: Call) {
  if (!lotteries.some((game) => game.vendor === vendor)) throw new Refusal('not_found')
  const lobby = await platform.db
    .selectFrom('games')
    .innerJoin('vendors', 'vendors.code', 'games.vendor')
    .select(['games.node_id', 'vendors.name', 'vendors.maintenance'])
    .where('games.vendor', '=', vendor)
    .orderBy('games.sort')
    .executeTakeFirst()
  if (!lobby) throw new Refusal('not_found')
  if (lobby.maintenance) throw new Refusal('game_unavailable')
  return lobby
}
