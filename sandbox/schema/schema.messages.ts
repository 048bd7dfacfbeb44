import { flag, id, integer, key, nullable, table, text } from './columns.ts'

export const messageTables = {
  /** The inbox; a deleted message can be restored. */
  messages: table({
    id: id(),
    account_id: integer(),
    /** Addressed to this player only. */
    personal: flag(),
    title: text(),
    content: text(),
    /** Null if it was written in one language only. */
    title_bn: nullable(text()),
    content_bn: nullable(text()),
    read: flag(),
    removed: flag(),
    at: integer(),
  }).with('index by_account (account_id, removed, id)'),
  chat_lines: table({
    id: id(),
    account_id: integer(),
    by: text<'player' | 'house'>(),
    text: text(),
    /** Where it is told in both languages. */
    text_bn: nullable(text()),
    /** Replies are stored in advance, with the time when they appear. */
    at: integer(),
    said: flag(),
  }).with('index by_account (account_id, said, id)'),
  chat_tickets: table({
    ticket_hash: key(text()),
    account_id: integer(),
    /** The chat ends with this session. */
    session_id: integer(),
    language: text(),
    expires_at: integer(),
    redeemed_at: nullable(integer()),
  }),
  feedback: table({
    id: id(),
    account_id: integer(),
    type: integer(),
    content: text(),
    at: integer(),
    answer: nullable(text()),
    answered_at: nullable(integer()),
  }),
}
