import type { Generated } from 'kysely'
import type { PrizeMode } from '../../src/api/games/prizeMode.ts'

/** A transfer; its two entries cancel out. */
export interface MovesTable {
  id: Generated<number>
  key: string
  reason: string
  ref: string | null
  at: number
}

export interface EntriesTable {
  id: Generated<number>
  move_id: number
  account: string
  /** Minor units; negative if it leaves the account. */
  amount: number
}

/** A ticket that the vendor redeems once; only its SHA-256 (hex) is stored. */
export interface LaunchesTable {
  id: Generated<number>
  ticket_hash: string
  /** Null in free play. */
  account_id: number | null
  /** The game ends with this session; null for a guest in free play. */
  session_id: number | null
  node_id: number
  vendor: string
  /** Null except for lotteries. */
  prize_mode: PrizeMode | null
  expires_at: number
  redeemed_at: number | null
}

export interface BetsTable {
  id: Generated<number>
  account_id: number
  node_id: number
  vendor: string
  category: string
  /** Minor units. */
  stake: number
  /** Minor units. */
  payout: number
  at: number
  /** Unique: the round's idempotency key. */
  round_key: string
  seed_hash: string
}

export const moneyTables = `
create table if not exists moves (
  id integer primary key, key text not null unique, reason text not null, ref text, at integer not null
) strict;
create table if not exists entries (
  id integer primary key, move_id integer not null references moves (id),
  account text not null, amount integer not null check (amount <> 0)
) strict;
create index if not exists entries_by_account on entries (account, amount);
create index if not exists entries_by_move on entries (move_id);
create table if not exists launches (
  id integer primary key, ticket_hash text not null unique, account_id integer, session_id integer,
  node_id integer not null, vendor text not null, prize_mode text, expires_at integer not null, redeemed_at integer
) strict;
create table if not exists bets (
  id integer primary key, account_id integer not null, node_id integer not null,
  vendor text not null, category text not null,
  stake integer not null check (stake >= 0), payout integer not null check (payout >= 0),
  at integer not null, round_key text not null unique, seed_hash text not null
) strict;
create index if not exists bets_by_account on bets (account_id, at);
create index if not exists bets_by_time on bets (at);
`
