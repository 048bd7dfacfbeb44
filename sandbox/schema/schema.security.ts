import { flag, id, integer, key, table, text, unique } from './columns.ts'

export const securityTables = {
  /** A session's device and last call. */
  session_devices: table({
    session_id: key(integer()),
    user_agent: text(),
    seen_at: integer(),
  }),
  /** Successful and failed logins. */
  logins: table({
    id: id(),
    account_id: integer(),
    user_agent: text(),
    success: flag(),
    at: integer(),
  }).with('index by_account (account_id, at)'),
  head_icons: table({
    account_id: key(integer()),
    icon: text(),
  }),
  /** Confirmed addresses; each belongs to one account. */
  emails: table({
    account_id: key(integer()),
    /** Lower case. */
    email: unique(text()),
    at: integer(),
  }),
}
