import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { Game } from './game.ts'
import { NamesLanguage } from '#api/language.ts'
import { Id, Instant, Merchant, Money, list, withDefault, wrappedList } from '#api/wire.ts'

/** @public */
export const about = {
  listJackpots: {
    says: 'The running jackpots: the pool, by when it must drop, the last win, and games in which it can drop.',
  },
} satisfies Readonly<Record<string, About>>

const Pool = v.pipe(
  v.object({
    poolId: Id,
    name: v.string(),
    amount: Money,
    mustDropBy: v.optional(Instant),
    lastWin: v.optional(v.object({ user: v.string(), amount: Money, time: Instant })),
    games: withDefault(list(Game), []),
  }),
  v.transform((wire) => ({
    id: wire.poolId,
    name: wire.name,
    amount: wire.amount,
    mustDropBy: wire.mustDropBy ?? null,
    lastWin: wire.lastWin
      ? { user: wire.lastWin.user, amount: wire.lastWin.amount, at: wire.lastWin.time }
      : null,
    games: wire.games,
  })),
)
export type Pool = v.InferOutput<typeof Pool>

export const listJackpots = endpoint({
  path: '/lgw/jackpot/list',
  session: 'none',
  input: v.object({ ...Merchant.entries, language: NamesLanguage }),
  output: wrappedList(Pool),
})
