import type { Generated } from 'kysely'
import type { BreakLength, LimitPeriod, changeKinds } from '../../src/api/money/limits.ts'

type ChangeKind = (typeof changeKinds)[number]

/** Minor units for deposit, loss and wager, minutes for the others; null means none. */
export interface LimitsTable {
  account_id: number
  kind: Exclude<ChangeKind, 'break'>
  /** Empty for limits without a period. */
  period: LimitPeriod | ''
  value: number | null
  /** A looser value, which applies from `pending_at` on. */
  pending_value: number | null
  pending_at: number | null
}

export interface LimitChangesTable {
  id: Generated<number>
  account_id: number
  kind: ChangeKind
  period: LimitPeriod | ''
  /** A number as text, or a break's length. */
  from_value: string | null
  to_value: string | null
  at: number
  effective_at: number
  cancelled: 0 | 1
}

interface BreaksTable {
  id: Generated<number>
  account_id: number
  length: BreakLength
  at: number
  /** Null means permanent. */
  until: number | null
}

/** Consecutive rounds without a long pause. */
interface PlaySessionsTable {
  id: Generated<number>
  account_id: number
  started_at: number
  last_at: number
}

export interface ProtectionTables {
  limits: LimitsTable
  limit_changes: LimitChangesTable
  breaks: BreaksTable
  play_sessions: PlaySessionsTable
}

export const protectionTables = `
create table if not exists limits (
  account_id integer not null, kind text not null, period text not null, value integer,
  pending_value integer, pending_at integer, primary key (account_id, kind, period)
) strict;
create table if not exists limit_changes (
  id integer primary key, account_id integer not null, kind text not null, period text not null,
  from_value text, to_value text, at integer not null, effective_at integer not null, cancelled integer not null
) strict;
create index if not exists limit_changes_by_account on limit_changes (account_id, id);
create table if not exists breaks (
  id integer primary key, account_id integer not null, length text not null, at integer not null, until integer
) strict;
create index if not exists breaks_by_account on breaks (account_id);
create table if not exists play_sessions (
  id integer primary key, account_id integer not null, started_at integer not null, last_at integer not null
) strict;
create index if not exists play_sessions_by_account on play_sessions (account_id, last_at);
`
