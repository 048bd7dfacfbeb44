import { integer, key, nullable, table, text } from './columns.ts'

export const downloadTables = {
  /** Tickets that identify the player in another browser, once. */
  download_tickets: table({
    ticket_hash: key(text()),
    account_id: integer(),
    expires_at: integer(),
    redeemed_at: nullable(integer()),
  }),
}
