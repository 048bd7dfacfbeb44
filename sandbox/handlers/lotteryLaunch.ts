import * as api from '../../src/api/lottery.ts'
import { kindOf } from '../../src/api/member.ts'
import { type Call, accountOf, answer } from '../call.ts'
import { lotteries } from '../lottery/games.ts'
import { assertOn } from '../lottery/open.ts'
import { lotteryName } from '../lottery/wire.ts'
import { admit } from '../protection/admit.ts'
import { Refusal } from '../refusal.ts'
import { hashOf, newSecret } from '../secret.ts'

const lifetime = 60_000

/** A ticket for the vendor's lottery page, bound to the vendor's lobby. */
export const launchLottery = answer(api.launchLottery, async (input, call) => {
  await assertOn(call)
  const account = accountOf(call)
  if (kindOf(account.type) === 'other') throw new Refusal('not_permitted')
  const lobby = await findLobby(input.vendor, call)
  await admit(call)
  const ticket = newSecret()
  const expiresAt = call.platform.now() + lifetime
  await call.platform.db
    .insertInto('launches')
    .values({
      ticket_hash: hashOf(ticket),
      account_id: account.id,
      node_id: lobby.node_id,
      vendor: input.vendor,
      expires_at: expiresAt,
      redeemed_at: null,
    })
    .execute()
  const game = lotteries.find(
    ({ code, vendor }) => code === input.gameCode && vendor === input.vendor,
  )
  const url = new URL(`${call.platform.gameOrigin}/lotto/${input.vendor}/${game?.code ?? 'lobby'}`)
  url.search = new URLSearchParams({ playType: input.playType }).toString()
  const language = call.context.req.header('Language') ?? 'EN'
  return {
    url: url.href,
    ticket,
    expiresAt,
    gameName: game ? lotteryName(language, game) : lobby.name,
  }
})

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
