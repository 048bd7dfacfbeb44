import * as api from '#api/games/jackpots.ts'
import { toWireMoney } from '#api/wire.ts'
import { type Call, answer } from '#sandbox/http/call.ts'
import { poolAt, poolPlans } from '#sandbox/world/pools.ts'
import { masterOf } from '#sandbox/lottery/draws.ts'
import { localised } from '#sandbox/world/language.ts'
import { tileOf } from '#sandbox/world/wireGame.ts'

const gamesPerPool = 4
const winners = ['ra***ka7', 'mi***na3', 'jo***ta0', 'lu***bi9']

export const listJackpots = answer(api.listJackpots, async ({ language }, { platform }) => {
  const master = await masterOf(platform.db)
  const games = await jackpotGames(platform.db)
  return {
    list: poolPlans.map((plan, place) => {
      const { amount, mustDropBy, last } = poolAt(master, plan, platform.now())
      const own = games.slice(place * gamesPerPool, (place + 1) * gamesPerPool)
      return {
        poolId: plan.id,
        name: localised(language, plan.names),
        amount: toWireMoney(amount),
        mustDropBy,
        lastWin: {
          user: winners[place % winners.length] ?? '',
          amount: toWireMoney(last.amount),
          time: last.at,
        },
        games: own.map((game) => tileOf(game, language)),
      }
    }),
  }
})

const jackpotGames = (db: Call['platform']['db']) =>
  db
    .selectFrom('games')
    .innerJoin('vendors', 'vendors.code', 'games.vendor')
    .selectAll('games')
    .where('classes', 'like', '%Jackpot%')
    .where('maintenance', '=', 0)
    .orderBy('games.sort')
    .limit(gamesPerPool * poolPlans.length)
    .execute()
