import { integer, table, text } from './columns.ts'

export const reportTables = {
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
  /** CSP violations counted by day, without single visits. */
  policy_reports: table({
    /** Days since 1970. */
    day: integer(),
    directive: text(),
    blocked: text(),
    route: text(),
    source: text(),
    disposition: text(),
    count: integer(),
  }).with(
    'primary key (day, directive, blocked, route, source, disposition)',
    'index by_count (count, day)',
  ),
}
