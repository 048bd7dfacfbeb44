import * as api from '../../../src/api/money/records.ts'
import { toWireMoney } from '../../../src/api/wire.ts'
import { answer } from '../../http/call.ts'
import { periodOf } from '../../protection/periods.ts'
import { type Leader, leadersOf } from '../../records/leaders.ts'
import { nameIn } from '../../world/wireGame.ts'

const shown = 50

export const listLeaders = answer(api.listLeaders, async (input, { platform, account }) => {
  const { board, period, language } = input
  const { db, now } = platform
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
            gameName: nameIn(language, game),
            vassalage: game.vendor,
          },
        }),
    }
  }
  const place = account ? all.findIndex(({ accountId }) => accountId === account.id) : -1
  const own = all[place]
  return {
    list: all.slice(0, shown).map(toWire),
    own: own ? toWire(own, place) : null,
    endsAt: periodOf(period, now()).to,
  }
})
