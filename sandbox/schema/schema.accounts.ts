import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Generated } from 'kysely'

export interface AccountsTable {
  id: Generated<number>
  /** Lower case. */
  username: string
  nickname: string
  password_hash: string
  type: number
  mobile_num: string | null
  dialing_code: string
  vip_label: string
  first_login: 0 | 1
  disabled: 0 | 1
  /** JSON array of the pending contracts: 'salary', 'dividend', 'hour'. */
  contracts: string
  unread_chat: number
  at: number
}

export interface SessionsTable {
  id: Generated<number>
  account_id: number
  token_hash: string
  cookie_hash: string
  at: number
  expires_at: number
  /** Milliseconds without a call until it ends; null if its end is fixed. */
  idle_ms: number | null
  ended_at: number | null
  /** The keys before the last change of the password. */
  former_token_hash: Generated<string | null>
  former_cookie_hash: Generated<string | null>
  renewed_at: Generated<number | null>
}

export interface CaptchasTable {
  caller: string
  answer: string
  at: number
}

export interface SlidersTable {
  caller: string
  offset: number
  at: number
}

export interface SoundsTable {
  caller: string
  answer: string
  at: number
}

/** Passed human checks: each valid once, for one caller, kind and subject. */
export interface ProofsTable {
  proof_hash: string
  caller: string
  kind: string
  subject: string
  at: number
}

/** Failed logins by user and by caller. */
export interface FailuresTable {
  subject: string
  count: number
  at: number
  locked_until: number
}

/** Ids of JWE bodies already opened, to refuse replays. */
export interface JtisTable {
  jti: string
  at: number
}

export interface IdempotencyTable {
  id: string
  body_hash: string
  status: ContentfulStatusCode
  answer: string
  at: number
}

/** The newest code of a purpose and recipient. */
export interface SmsCodesTable {
  purpose: string
  /** Dialling code and number without signs, or account id and e-mail address. */
  mobile: string
  code_hash: string
  at: number
  tries: number
  spent: 0 | 1
}

export interface OutboxTable {
  id: Generated<number>
  to: string
  kind: string
  code: string
  at: number
}

export const accountTables = `
create table if not exists accounts (
  id integer primary key, username text not null unique, nickname text not null,
  password_hash text not null, type integer not null, mobile_num text, dialing_code text not null,
  vip_label text not null, first_login integer not null, disabled integer not null,
  contracts text not null, unread_chat integer not null, at integer not null
) strict;
create table if not exists sessions (
  id integer primary key, account_id integer not null, token_hash text not null unique,
  cookie_hash text not null unique, at integer not null, expires_at integer not null, idle_ms integer,
  ended_at integer, former_token_hash text, former_cookie_hash text, renewed_at integer
) strict;
create table if not exists captchas (caller text primary key, answer text not null, at integer not null) strict;
create table if not exists sliders (caller text primary key, offset integer not null, at integer not null) strict;
create table if not exists sounds (caller text primary key, answer text not null, at integer not null) strict;
create table if not exists proofs (
  proof_hash text primary key, caller text not null, kind text not null, subject text not null, at integer not null
) strict;
create table if not exists failures (
  subject text primary key, count integer not null, at integer not null, locked_until integer not null
) strict;
create table if not exists jtis (jti text primary key, at integer not null) strict;
create table if not exists idempotency (
  id text primary key, body_hash text not null, status integer not null, answer text not null, at integer not null
) strict;
create table if not exists sms_codes (
  purpose text not null, mobile text not null, code_hash text not null, at integer not null,
  tries integer not null, spent integer not null, primary key (purpose, mobile)
) strict;
create table if not exists outbox (
  id integer primary key, "to" text not null, kind text not null, code text not null, at integer not null
) strict;
`
