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
  /** Tickets that identify the player in another browser, once. */
  download_tickets: table({
    ticket_hash: key(text()),
    account_id: integer(),
    expires_at: integer(),
    redeemed_at: nullable(integer()),
  }),
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
