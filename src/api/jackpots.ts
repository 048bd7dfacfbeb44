import * as v from 'valibot'
import { Category, VendorCode } from './category.ts'
import { endpoint } from './endpoint.ts'
import { Id, Instant, Merchant, Money, list } from './wire.ts'

const Pool = v.pipe(
  v.object({
    poolId: Id,
    name: v.string(),
    amount: Money,
    mustDropBy: v.optional(Instant),
    lastWin: v.optional(v.object({ user: v.string(), amount: Money, time: Instant })),
    games: list(
      v.object({ nodeId: Id, gameName: v.string(), vassalage: VendorCode, gameType: Category }),
    ),
  }),
  v.transform((wire) => ({
    id: wire.poolId,
    name: wire.name,
    amount: wire.amount,
    mustDropBy: wire.mustDropBy ?? null,
    lastWin: wire.lastWin
      ? { user: wire.lastWin.user, amount: wire.lastWin.amount, at: wire.lastWin.time }
      : null,
    games: wire.games.map((game) => ({
      id: game.nodeId,
      name: game.gameName,
      vendor: game.vassalage,
      category: game.gameType,
    })),
  })),
)
export type Pool = v.InferOutput<typeof Pool>

/** The jackpot pools, largest first. */
export const listJackpots = endpoint({
  method: 'GET',
  path: '/lgw/jackpot/list',
  session: 'none',
  kept: true,
  input: v.object({ ...Merchant.entries, language: v.optional(v.string(), 'EN') }),
  output: v.pipe(
    v.object({ list: list(Pool) }),
    v.transform((wire) => wire.list),
  ),
})
