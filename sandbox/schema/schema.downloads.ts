/** Tickets that identify the player in another browser, once. */
export interface DownloadTicketsTable {
  ticket_hash: string
  account_id: number
  expires_at: number
  redeemed_at: number | null
}

export const downloadTables = `
create table if not exists download_tickets (
  ticket_hash text primary key, account_id integer not null,
  expires_at integer not null, redeemed_at integer
) strict;
`
