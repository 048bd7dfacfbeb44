import type { Selectable } from 'kysely'
import * as api from '#api/games/lottery.ts'
import { toWireMoney } from '#api/wire.ts'
import { accountOf, answer } from '#sandbox/http/call.ts'
import { masterOf, numbersOf } from '#sandbox/lottery/draws.ts'
import { findLottery, isPlay } from '#sandbox/lottery/games.ts'
import { assertOn } from '#sandbox/world/settings.ts'
import { issueOf } from '#sandbox/lottery/sheets/schedule.ts'
import { type WireTicket, lotteryName } from '#sandbox/lottery/wire.ts'
import { countOf, given, pageOf } from '#sandbox/schema/query.ts'
import type { Database } from '#sandbox/schema/schema.ts'

export const listTickets = answer(api.listTickets, async (input, call) => {
  await assertOn(call.platform.db, 'LOTT3')
  const { db } = call.platform
  const own = db
    .selectFrom('lottery_tickets')
    .selectAll()
    .where('account_id', '=', accountOf(call).id)
    .$call(given(input.gameCode, (query, code) => query.where('game', '=', code)))
    .$call(given(input.status, (query, status) => query.where('status', '=', status)))
  const { rows, ...page } = await pageOf(own.orderBy('id', 'desc'), await countOf(own), input)
  const master = await masterOf(db)
  return {
    list: rows.flatMap((row) => toWireTicket(row, master, input.language)),
    ...page,
  }
})

type Row = Selectable<Database['lottery_tickets']>

function toWireTicket(row: Row, master: string, language: string): WireTicket[] {
  const game = findLottery(row.game, row.prize_mode)
  if (!game || !isPlay(row.play)) return []
  const isDrawn = row.status === 'won' || row.status === 'lost'
  return [
    {
      orderNo: row.order_no,
      gameCode: game.code,
      gameName: lotteryName(language, game),
      vassalage: game.vendor,
      issue: issueOf(game.schedule, row.draw_index),
      time: row.draw_at,
      placedAt: row.at,
      play: row.play,
      content: row.content,
      stake: toWireMoney(row.stake),
      prize: toWireMoney(row.prize),
      status: row.status,
      ...(isDrawn && { numbers: [...numbersOf(master, game, row.draw_index)] }),
    },
  ]
}
