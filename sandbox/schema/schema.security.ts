import type { Generated } from 'kysely'

/** A session's device and last call. */
export interface SessionDevicesTable {
  session_id: number
  user_agent: string
  seen_at: number
}

/** Successful and failed logins. */
export interface LoginsTable {
  id: Generated<number>
  account_id: number
  user_agent: string
  success: 0 | 1
  at: number
}

export interface HeadIconsTable {
  account_id: number
  icon: string
}

/** Confirmed addresses; each belongs to one account. */
export interface EmailsTable {
  account_id: number
  /** Lower case. */
  email: string
  at: number
}

export const securityTables = `
create table if not exists session_devices (
  session_id integer primary key, user_agent text not null, seen_at integer not null
) strict;
create table if not exists logins (
  id integer primary key, account_id integer not null, user_agent text not null,
  success integer not null, at integer not null
) strict;
create index if not exists logins_by_account on logins (account_id, at);
create table if not exists emails (account_id integer primary key, email text not null unique, at integer not null) strict;
create table if not exists head_icons (account_id integer primary key, icon text not null) strict;
`
