import type { Generated } from 'kysely'
import type { RewardSource } from '../../src/api/promotions/rewards.ts'

/** The period of an activity; its content is in `promotions/`. */
export interface ActivitiesTable {
  id: number
  start_at: number
  end_at: number | null
}

/** Activities that a player has joined; an issued reward overrides the status here. */
export interface StandingsTable {
  account_id: number
  activity_id: number
  status: 'applying' | 'rejected' | 'process' | 'signed' | 'issued'
  reason_en: string
  reason_bn: string
  remark: string
  /** JSON array of the ids of uploaded images. */
  images: string
  /** Stakes before `at` that also count, minor units. */
  head_start: number
  at: number
}

export interface RewardsTable {
  id: Generated<number>
  /** Each origin gives only one reward. */
  origin: string
  account_id: number
  source: RewardSource
  activity_id: number | null
  title_en: string
  title_bn: string
  /** Minor units. */
  amount: number
  /** How many times the amount has to be staked once claimed. */
  turnover_times: number
  status: 'claim' | 'issued'
  issued_at: number
  expires_at: number | null
  claimed_at: number | null
}

/** Players who registered with a code; the seeded ones have no account. */
export interface InvitedTable {
  id: Generated<number>
  inviter_id: number
  account_id: number | null
  username: string
  at: number
  qualified_at: number | null
}

export interface PromotionTables {
  activities: ActivitiesTable
  standings: StandingsTable
  rewards: RewardsTable
  sign_ins: { account_id: number; day: string; at: number }
  invite_codes: { account_id: number; code: string }
  /** Browsers that came with a player's code. */
  invite_visits: { account_id: number; caller: string }
  invited: InvitedTable
}

export const promotionTables = `
create table if not exists activities (
  id integer primary key, start_at integer not null, end_at integer
) strict;
create table if not exists standings (
  account_id integer not null, activity_id integer not null, status text not null,
  reason_en text not null, reason_bn text not null, remark text not null, images text not null,
  head_start integer not null, at integer not null, primary key (account_id, activity_id)
) strict;
create table if not exists rewards (
  id integer primary key, origin text not null unique, account_id integer not null,
  source text not null, activity_id integer, title_en text not null, title_bn text not null,
  amount integer not null check (amount > 0), turnover_times integer not null,
  status text not null, issued_at integer not null, expires_at integer, claimed_at integer
) strict;
create index if not exists rewards_by_account on rewards (account_id, id);
create table if not exists sign_ins (
  account_id integer not null, day text not null, at integer not null, primary key (account_id, day)
) strict;
create table if not exists invite_codes (account_id integer primary key, code text not null unique) strict;
create table if not exists invite_visits (
  account_id integer not null, caller text not null, primary key (account_id, caller)
) strict;
create table if not exists invited (
  id integer primary key, inviter_id integer not null, account_id integer unique, username text not null,
  at integer not null, qualified_at integer
) strict;
create index if not exists invited_by_inviter on invited (inviter_id, id);
`
