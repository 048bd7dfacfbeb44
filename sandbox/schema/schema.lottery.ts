import type { Generated } from 'kysely'
import type { PrizeMode } from '../../src/api/games/prizeMode.ts'

/** One line of a slip, paid at purchase. */
export interface LotteryTicketsTable {
  id: Generated<number>
  order_no: string
  account_id: number
  /** The slip's idempotency key and the line's index. */
  slip_key: string
  line: number
  /** Hash of the whole slip: the same key with a different slip is refused. */
  slip_hash: string
  /** The vendor's lobby in the game list. */
  node_id: number
  game: string
  prize_mode: PrizeMode
  draw_index: number
  draw_at: number
  play: string
  content: string
  /** Minor units. */
  stake: number
  /** Minor units; 0 until settled. */
  prize: number
  status: 'pending' | 'won' | 'lost' | 'void'
  at: number
}

/** Draws that the vendor cancelled; their stakes are returned. */
export interface LotteryVoidsTable {
  game: string
  draw_index: number
}

export const lotteryTables = `
create table if not exists lottery_tickets (
  id integer primary key, order_no text not null unique, account_id integer not null,
  slip_key text not null, line integer not null, slip_hash text not null,
  node_id integer not null, game text not null, prize_mode text not null,
  draw_index integer not null, draw_at integer not null,
  play text not null, content text not null,
  stake integer not null check (stake > 0), prize integer not null check (prize >= 0),
  status text not null, at integer not null, unique (account_id, slip_key, line)
) strict;
create index if not exists lottery_tickets_due on lottery_tickets (draw_at) where status = 'pending';
create index if not exists lottery_tickets_by_account on lottery_tickets (account_id, id);
create table if not exists lottery_voids (
  game text not null, draw_index integer not null, primary key (game, draw_index)
) strict;
`
