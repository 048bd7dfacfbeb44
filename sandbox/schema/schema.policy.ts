/** CSP violations counted by day, without single visits. */
interface PolicyReportsTable {
  /** Days since 1970. */
  day: number
  directive: string
  blocked: string
  route: string
  source: string
  disposition: string
  count: number
}

export interface PolicyTables {
  policy_reports: PolicyReportsTable
}

export const policyTables = `
create table if not exists policy_reports (
  day integer not null, directive text not null, blocked text not null, route text not null,
  source text not null, disposition text not null, count integer not null,
  primary key (day, directive, blocked, route, source, disposition)
) strict;
`
