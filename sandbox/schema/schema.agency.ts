import { flag, id, integer, key, nullable, table, text, unique } from './columns.ts'

export const agencyTables = {
  agent_contracts: table({
    id: id(),
    account_id: integer(),
    kind: text(),
    version: integer(),
    from_at: integer(),
    until_at: integer(),
    sign_by: integer(),
    /** JSON in wire names; `previous` is the previous version's, or null. */
    tiers: text(),
    previous: nullable(text()),
    answer: nullable(text<'accept' | 'decline'>()),
    answered_at: nullable(integer()),
  }).with('unique (account_id, kind)'),
  agent_links: table({
    id: id(),
    account_id: integer(),
    code: unique(text()),
    account_type: flag(),
    rebate: text(),
    at: integer(),
    expires_at: nullable(integer()),
    disabled_at: nullable(integer()),
  }),
  /** The agent of an account and its rebate. */
  downlines: table({
    account_id: key(integer()),
    agent_id: integer(),
    link_id: nullable(integer()),
    rebate: text(),
    at: integer(),
  }),
}
