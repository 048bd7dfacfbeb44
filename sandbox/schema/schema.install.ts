import { flag, integer, key, nullable, table, text } from './columns.ts'

export const installTables = {
  /** Codes that transfer a browser's session to the installed app. */
  hand_offs: table({
    /** HMAC with a key that exists only in memory. */
    code_hash: key(text()),
    /** A session, or a guest's browser; only its newest code is valid. */
    owner: text(),
    session_id: nullable(integer()),
    /** JSON: language and referral. */
    carried: text(),
    expires_at: integer(),
    spent: flag(),
  }).with('index by_owner (owner)'),
  /** Counts by day and metric, without single visits. */
  vitals: table({
    /** Days since 1970. */
    day: integer(),
    route: text(),
    metric: text(),
    connection: text(),
    memory: text(),
    version: text(),
    rating: text(),
    /** Values within 20 % of each other share a step. */
    step: integer(),
    count: integer(),
  }).with(
    'primary key (day, route, metric, connection, memory, version, rating, step)',
    'index by_count (count, day)',
  ),
  /** Failures reported by the app, counted by day. */
  app_failures: table({
    /** Days since 1970. */
    day: integer(),
    version: text(),
    kind: text(),
    route: text(),
    message: text(),
    /** One per line. */
    frames: text(),
    count: integer(),
  }).with(
    'primary key (day, version, kind, route, message, frames)',
    'index by_count (count, day)',
  ),
}
