import type { PrizeMode } from '#api/games/lotteryParams.ts'
import { id, integer, table, text, unique } from './columns.ts'

export const lotteryTables = {
  /** One line of a slip, paid at purchase. */
  lottery_tickets: table({
    id: id(),
    order_no: unique(text()),
    account_id: integer(),
    /** The slip's idempotency key and the line's index. */
    slip_key: text(),
    line: integer(),
    /** Hash of the whole slip: the same key with a different slip is refused. */
    slip_hash: text(),
    /** The vendor's lobby in the game list. */
    node_id: integer(),
    game: text(),
    prize_mode: text<PrizeMode>(),
    draw_index: integer(),
    draw_at: integer(),
    play: text(),
    content: text(),
    /** Minor units. */
    stake: integer(),
    /** Minor units; 0 until settled. */
    prize: integer(),
    status: text<'pending' | 'won' | 'lost' | 'void'>(),
    at: integer(),
  }).with(
    'unique (account_id, slip_key, line)',
    'check (stake > 0)',
    'check (prize >= 0)',
    `index due (draw_at) where status = 'pending'`,
    'index by_account (account_id, id)',
  ),
  /** Draws that the vendor cancelled; their stakes are returned. */
  lottery_voids: table({
    game: text(),
    draw_index: integer(),
  }).with('primary key (game, draw_index)'),
}
