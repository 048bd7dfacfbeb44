import type { MiddlewareHandler } from 'hono'
import type { Selectable } from 'kysely'
import { isolated } from '#sandbox/http/isolated.ts'
import { type Db, type Trx, inTransaction } from '#sandbox/schema/db.ts'
import { exists } from '#sandbox/schema/query.ts'
import { countTurnover } from '#sandbox/money/turnover.ts'
import { house, move, playerAccount } from '#sandbox/ledger/ledger.ts'
import type { Database } from '#sandbox/schema/schema.ts'
import { commitmentFor, masterOf, numbersOf } from './draws.ts'
import { type Lottery, findLottery, isPlay } from './games.ts'
import { payout } from './sheets/plays.ts'

type Ticket = Selectable<Database['lottery_tickets']>

/** Settles finished draws before each request. */
export const settleFirst =
  (db: Db, now: () => number): MiddlewareHandler =>
  async (_, next) => {
    await settleDue(db, now())
    await next()
  }

/** Settles each ticket of a finished draw once, even if called twice at the same time. */
export async function settleDue(db: Db, now: number) {
  const due = await db
    .selectFrom('lottery_tickets')
    .select('id')
    .where('status', '=', 'pending')
    .where('draw_at', '<=', now)
    .execute()
  if (due.length === 0) return
  const master = await masterOf(db)
  for (const { id } of due)
    await isolated(`lottery ticket ${id}`, () =>
      inTransaction(db, (trx) => settleOne(trx, master, id)),
    )
}

async function settleOne(trx: Trx, master: string, id: number) {
  const ticket = await trx
    .selectFrom('lottery_tickets')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  const game = ticket && findLottery(ticket.game, ticket.prize_mode)
  if (!ticket || !game) return
  const { status, prize } = (await isVoid(trx, ticket))
    ? { status: 'void' as const, prize: ticket.stake }
    : outcomeOf(master, game, ticket)
  await trx.updateTable('lottery_tickets').set({ status, prize }).where('id', '=', id).execute()
  await payOut(trx, ticket, status === 'void' ? 'lottery-void' : 'lottery-win', prize)
  if (status === 'void') return
  await countTurnover(trx, ticket.account_id, ticket.stake)
  await writeBet(trx, master, game, ticket, prize)
}

function outcomeOf(master: string, game: Lottery, ticket: Ticket) {
  const drawn = numbersOf(master, game, ticket.draw_index)
  const times = isPlay(ticket.play) ? payout(game, ticket.play, ticket.content, drawn) : 0
  const prize = Math.floor((ticket.stake * times) / 100)
  return { status: prize > 0 ? ('won' as const) : ('lost' as const), prize }
}

const isVoid = (trx: Trx, { game, draw_index }: Ticket) =>
  exists(
    trx
      .selectFrom('lottery_voids')
      .select('game')
      .where('game', '=', game)
      .where('draw_index', '=', draw_index),
  )

async function payOut(trx: Trx, ticket: Ticket, reason: string, amount: number) {
  if (amount === 0) return
  await move(trx, {
    from: house,
    to: playerAccount(ticket.account_id),
    amount,
    reason,
    ref: ticket.game,
    key: `${reason}:${ticket.order_no}`,
    at: ticket.draw_at,
  })
}

/** Adds a settled ticket to the player's bets. */
async function writeBet(trx: Trx, master: string, game: Lottery, ticket: Ticket, payout: number) {
  const lobby = await trx
    .selectFrom('games')
    .select(['vendor', 'category'])
    .where('node_id', '=', ticket.node_id)
    .executeTakeFirst()
  if (!lobby) return
  await trx
    .insertInto('bets')
    .values({
      ...lobby,
      account_id: ticket.account_id,
      node_id: ticket.node_id,
      stake: ticket.stake,
      payout,
      at: ticket.draw_at,
      round_key: `lottery:${ticket.order_no}`,
      seed_hash: commitmentFor(master, game, ticket.draw_index),
    })
    .execute()
}
