import type { RewardSource } from '#api/promotions/rewards.ts'
import { id, integer, key, nullable, table, text, unique } from './columns.ts'

export const promotionTables = {
  /** The period of an activity; its content is in `promotions/`. */
  activities: table({
    id: key(integer()),
    start_at: integer(),
    end_at: nullable(integer()),
  }),
  /** Activities that a player has joined; an issued reward overrides the status here. */
  standings: table({
    account_id: integer(),
    activity_id: integer(),
    status: text<'applying' | 'rejected' | 'process' | 'signed' | 'issued'>(),
    reason_en: text(),
    reason_bn: text(),
    remark: text(),
    /** JSON array of the ids of uploaded images. */
    images: text(),
    /** Stakes before `at` that also count, minor units. */
    head_start: integer(),
    at: integer(),
  }).with('primary key (account_id, activity_id)'),
  rewards: table({
    id: id(),
    /** Each origin gives only one reward. */
    origin: unique(text()),
    account_id: integer(),
    source: text<RewardSource>(),
    activity_id: nullable(integer()),
    title_en: text(),
    title_bn: text(),
    /** Minor units. */
    amount: integer(),
    /** How many times the amount has to be staked once claimed. */
    turnover_times: integer(),
    status: text<'claim' | 'issued'>(),
    issued_at: integer(),
    expires_at: nullable(integer()),
    claimed_at: nullable(integer()),
  }).with('check (amount > 0)', 'index by_account (account_id, id)'),
  sign_ins: table({
    account_id: integer(),
    day: text(),
    at: integer(),
  }).with('primary key (account_id, day)'),
  invite_codes: table({
    account_id: key(integer()),
    code: unique(text()),
  }),
  /** Browsers that came with a player's code. */
  invite_visits: table({
    account_id: integer(),
    caller: text(),
  }).with('primary key (account_id, caller)'),
  /** Players who registered with a code; the seeded ones have no account. */
  invited: table({
    id: id(),
    inviter_id: integer(),
    account_id: unique(nullable(integer())),
    username: text(),
    at: integer(),
    qualified_at: nullable(integer()),
  }).with('index by_inviter (inviter_id, id)'),
}
