import type { Trx } from '#sandbox/schema/db.ts'
import { masterOf, numbersOf } from '#sandbox/lottery/draws.ts'
import { findLottery } from '#sandbox/lottery/games.ts'
import { drawAt, lastDrawn } from '#sandbox/lottery/sheets/schedule.ts'
import { payout } from '#sandbox/lottery/sheets/plays.ts'
import type { SeededGame } from './games.ts'
import { change, memberId, tickets } from './member.ts'

const minute = 60_000

/** The tickets that the member's inbox messages mention, with the numbers of their draws. */
export async function writeTickets(trx: Trx, games: readonly SeededGame[], now: number) {
  const rows = await ticketsOf(trx, games, now)
  await trx.insertInto('lottery_tickets').values(rows).execute()
  for (const { order_no: no, stake, prize, game: ref, at, draw_at } of rows) {
    await change(trx, { reason: 'lottery', sum: -stake, no, ref, at })
    await change(trx, { reason: 'lottery-win', sum: prize, no, ref, at: draw_at })
  }
}

async function ticketsOf(trx: Trx, games: readonly SeededGame[], now: number) {
  const master = await masterOf(trx)
  const lobby = games.find(({ vendor }) => vendor === 'LOTT')?.node_id ?? 0
  return tickets.map(({ no, game: code, play, ago, stake, isWon }, line) => {
    const game = findLottery(code)
    if (!game) throw new Error(`no lottery ${code}`)
    const index = lastDrawn(game.schedule, now - ago)
    const drawn = numbersOf(master, game, index)
    const right = drawn.join('').slice(-2)
    const content = isWon ? right : String((Number(right) + 37) % 100).padStart(2, '0')
    const at = drawAt(game.schedule, index)
    const prize = (payout(game, play, content, drawn) * stake) / 100
    return {
      order_no: no,
      account_id: memberId,
      slip_key: 'seed',
      line,
      slip_hash: '',
      node_id: lobby,
      game: code,
      prize_mode: game.mode,
      draw_index: index,
      draw_at: at,
      play,
      content,
      stake,
      prize,
      status: prize > 0 ? ('won' as const) : ('lost' as const),
      at: at - 9 * minute,
    }
  })
}
