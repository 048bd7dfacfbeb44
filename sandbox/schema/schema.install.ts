/** Codes that transfer a browser's session to the installed app. */
interface HandOffsTable {
  /** HMAC with a key that exists only in memory. */
  code_hash: string
  /** A session, or a guest's browser; only its newest code is valid. */
  owner: string
  session_id: number | null
  /** JSON: language and referral. */
  carried: string
  expires_at: number
  spent: 0 | 1
}

/** Counts by metric, without single visits. */
interface VitalsTable {
  route: string
  metric: string
  connection: string
  memory: string
  version: string
  rating: string
  /** Values within 20 % of each other share a step. */
  step: number
  count: number
}

/** Failures reported by the app. */
interface AppFailuresTable {
  version: string
  kind: string
  route: string
  message: string
  /** One per line. */
  frames: string
  count: number
}

export interface InstallTables {
  hand_offs: HandOffsTable
  vitals: VitalsTable
  app_failures: AppFailuresTable
}

export const installTables = `
create table if not exists hand_offs (
  code_hash text primary key, owner text not null, session_id integer, carried text not null,
  expires_at integer not null, spent integer not null
) strict;
create index if not exists hand_offs_by_owner on hand_offs (owner);
create table if not exists vitals (
  route text not null, metric text not null, connection text not null, memory text not null,
  version text not null, rating text not null, step integer not null, count integer not null,
  primary key (route, metric, connection, memory, version, rating, step)
) strict;
create table if not exists app_failures (
  version text not null, kind text not null, route text not null, message text not null,
  frames text not null, count integer not null, primary key (version, kind, route, message, frames)
) strict;
`
