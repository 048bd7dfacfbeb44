import type { Generated } from 'kysely'

/** The inbox; a deleted message can be restored. */
export interface MessagesTable {
  id: Generated<number>
  account_id: number
  /** Addressed to this player only. */
  personal: 0 | 1
  title: string
  content: string
  /** Null if it was written in one language only. */
  title_bn: string | null
  content_bn: string | null
  read: 0 | 1
  removed: 0 | 1
  at: number
}

export interface ChatLinesTable {
  id: Generated<number>
  account_id: number
  by: 'player' | 'house'
  text: string
  /** Replies are stored in advance, with the time when they appear. */
  at: number
  said: 0 | 1
}

export interface ChatTicketsTable {
  ticket_hash: string
  account_id: number
  /** The chat ends with this session. */
  session_id: number
  language: string
  expires_at: number
  redeemed_at: number | null
}

export const messageTables = `
create table if not exists messages (
  id integer primary key, account_id integer not null, personal integer not null,
  title text not null, content text not null, title_bn text, content_bn text, read integer not null, removed integer not null,
  at integer not null
) strict;
create index if not exists messages_by_account on messages (account_id, removed, id);
create table if not exists chat_lines (
  id integer primary key, account_id integer not null, "by" text not null, text text not null,
  at integer not null, said integer not null
) strict;
create index if not exists chat_lines_by_account on chat_lines (account_id, said, id);
create table if not exists chat_tickets (
  ticket_hash text primary key, account_id integer not null, session_id integer not null, language text not null,
  expires_at integer not null, redeemed_at integer
) strict;
`
