/** Accounts for free trials. */
export interface TrialsTable {
  account_id: number
  /** The browser that it was created for. */
  caller: string
  at: number
  started_at: number | null
  expires_at: number
  ended_at: number | null
}

/** Allows a phone that has confirmed its code to set a password, once. */
export interface PasswordProofsTable {
  proof_hash: string
  account_id: number
  at: number
}

/** One row per attempt. */
export interface TriesTable {
  subject: string
  at: number
}

export const accessTables = `
create table if not exists trials (
  account_id integer primary key, caller text not null, at integer not null,
  started_at integer, expires_at integer not null, ended_at integer
) strict;
create index if not exists trials_by_caller on trials (caller, at);
create table if not exists password_proofs (
  proof_hash text primary key, account_id integer not null, at integer not null
) strict;
create table if not exists tries (subject text not null, at integer not null) strict;
create index if not exists tries_by_subject on tries (subject, at);
`
