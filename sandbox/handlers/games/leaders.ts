import type * as v from 'valibot'
import * as api from '#api/money/records.ts'
import { toWireMoney } from '#api/wire.ts'
import { answer } from '#sandbox/http/call.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { periodOf } from '#sandbox/protection/periods.ts'
import { type Leader, leadersOf } from '#sandbox/records/leaders.ts'
import { gameName } from '#sandbox/world/wireGame.ts'

const shown = 50

type Asked = v.InferOutput<typeof api.getOwnRank.input>

async function ranked({ board, period, language }: Asked, { db, now }: Platform) {
  const all = await leadersOf(db, board, period, now())
  const names = await db
    .selectFrom('games')
    .select(['node_id', 'name_en', 'name_bn', 'vendor'])
    .where('node_id', 'in', [...new Set(all.map(({ nodeId }) => nodeId))])
    .execute()
  const toWire = (leader: Leader, place: number) => {
    const game = names.find(({ node_id }) => node_id === leader.nodeId)
    return {
      rank: place + 1,
      user: leader.user,
      amount: toWireMoney(leader.amount),
      ...(board === 'multiplier' && { multiplier: leader.score }),
      ...(board !== 'turnover' &&
        game && {
          game: {
            nodeId: String(game.node_id),
            gameName: gameName(language, game),
            vassalage: game.vendor,
          },
        }),
    }
  }
  return { all, toWire }
}

export const listLeaders = answer(api.listLeaders, async (asked, { platform }) => {
  const { all, toWire } = await ranked(asked, platform)
  return {
    list: all.slice(0, shown).map(toWire),
    endsAt: periodOf(asked.period, platform.now()).to,
  }
})

export const getOwnRank = answer(api.getOwnRank, async (asked, { platform, account }) => {
  const { all, toWire } = await ranked(asked, platform)
  const place = account ? all.findIndex(({ accountId }) => accountId === account.id) : -1
  const own = all[place]
  return { own: own ? toWire(own, place) : null }
})
