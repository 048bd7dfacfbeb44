import type { Generated } from 'kysely'

export interface AgentContractsTable {
  id: Generated<number>
  account_id: number
  kind: string
  version: number
  issuer: string
  from_at: number
  until_at: number
  sign_by: number
  /** JSON in wire names; `previous` is the previous version's, or null. */
  tiers: string
  previous: string | null
  answer: 'accept' | 'decline' | null
  answered_at: number | null
}

export interface AgentLinksTable {
  id: Generated<number>
  account_id: number
  code: string
  account_type: 0 | 1
  rebate: string
  at: number
  expires_at: number | null
  disabled_at: number | null
}

/** The agent of an account and its rebate. */
export interface DownlinesTable {
  account_id: number
  agent_id: number
  link_id: number | null
  rebate: string
  at: number
}

export const agencyTables = `
create table if not exists agent_contracts (
  id integer primary key, account_id integer not null, kind text not null, version integer not null,
  issuer text not null, from_at integer not null, until_at integer not null, sign_by integer not null,
  tiers text not null, previous text, answer text, answered_at integer, unique (account_id, kind)
) strict;
create table if not exists agent_links (
  id integer primary key, account_id integer not null, code text not null unique, account_type integer not null,
  rebate text not null, at integer not null, expires_at integer, disabled_at integer
) strict;
create table if not exists downlines (
  account_id integer primary key, agent_id integer not null, link_id integer, rebate text not null, at integer not null
) strict;
`
