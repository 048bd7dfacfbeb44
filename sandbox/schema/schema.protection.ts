import type { BreakLength, LimitPeriod, changeKinds } from '#api/money/limits.ts'
import { flag, id, integer, nullable, table, text } from './columns.ts'

type ChangeKind = (typeof changeKinds)[number]

export const protectionTables = {
  /** Minor units for deposit, loss and wager, minutes for the others; null means none. */
  limits: table({
    account_id: integer(),
    kind: text<Exclude<ChangeKind, 'break'>>(),
    /** Empty for limits without a period. */
    period: text<LimitPeriod | ''>(),
    value: nullable(integer()),
    /** A looser value, which applies from `pending_at` on. */
    pending_value: nullable(integer()),
    pending_at: nullable(integer()),
  }).with('primary key (account_id, kind, period)'),
  limit_changes: table({
    id: id(),
    account_id: integer(),
    kind: text<ChangeKind>(),
    period: text<LimitPeriod | ''>(),
    /** A number as text, or a break's length. */
    from_value: nullable(text()),
    to_value: nullable(text()),
    at: integer(),
    effective_at: integer(),
    cancelled: flag(),
  }).with('index by_account (account_id, id)'),
  breaks: table({
    id: id(),
    account_id: integer(),
    length: text<BreakLength>(),
    at: integer(),
    /** Null means permanent. */
    until: nullable(integer()),
  }).with('index by_account (account_id)'),
  /** Consecutive rounds without a long pause. */
  play_sessions: table({
    id: id(),
    account_id: integer(),
    started_at: integer(),
    last_at: integer(),
  }).with('index by_account (account_id, last_at)'),
}
