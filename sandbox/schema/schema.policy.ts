import { integer, table, text } from './columns.ts'

export const policyTables = {
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
