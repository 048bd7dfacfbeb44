import { integer, key, table, text } from './columns.ts'

export const pushTables = {
  push_subscriptions: table({
    endpoint: key(text()),
    account_id: integer(),
    /** The subscription ends with this session. */
    session_id: integer(),
    p256dh: text(),
    auth: text(),
    language: text(),
    at: integer(),
  }).with('index by_account (account_id)'),
}
