import type { PrizeMode } from '#api/games/lotteryParams.ts'
import { id, integer, nullable, table, text, unique } from './columns.ts'

export const moneyTables = {
  /** A transfer; its two entries cancel out. */
  moves: table({
    id: id(),
    key: unique(text()),
    reason: text(),
    ref: nullable(text()),
    at: integer(),
  }),
  entries: table({
    id: id(),
    move_id: integer(),
    account: text(),
    /** Minor units; negative if it leaves the account. */
    amount: integer(),
  }).with(
    'foreign key (move_id) references moves (id)',
    'check (amount <> 0)',
    'index by_account (account, amount)',
    'index by_move (move_id)',
  ),
  /** A ticket that the vendor redeems once; only its SHA-256 (hex) is stored. */
  launches: table({
    id: id(),
    ticket_hash: unique(text()),
    /** Null in free play. */
    account_id: nullable(integer()),
    /** The game ends with this session; null for a guest in free play. */
    session_id: nullable(integer()),
    node_id: integer(),
    vendor: text(),
    /** Null except for lotteries. */
    prize_mode: nullable(text<PrizeMode>()),
    expires_at: integer(),
    redeemed_at: nullable(integer()),
  }),
  bets: table({
    id: id(),
    account_id: integer(),
    node_id: integer(),
    vendor: text(),
    category: text(),
    /** Minor units. */
    stake: integer(),
    /** Minor units. */
    payout: integer(),
    at: integer(),
    /** Unique: the round's idempotency key. */
    round_key: unique(text()),
    seed_hash: text(),
  }).with(
    'check (stake >= 0)',
    'check (payout >= 0)',
    'index by_account (account_id, at)',
    'index by_time (at)',
  ),
}
