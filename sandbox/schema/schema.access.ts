import { integer, key, nullable, table, text } from './columns.ts'

export const accessTables = {
  /** Accounts for free trials. */
  trials: table({
    account_id: key(integer()),
    /** The browser that it was created for. */
    caller: text(),
    at: integer(),
    started_at: nullable(integer()),
    expires_at: integer(),
    ended_at: nullable(integer()),
  }).with('index by_caller (caller, at)'),
  /** Allows a phone that has confirmed its code to set a password, once. */
  password_proofs: table({
    proof_hash: key(text()),
    account_id: integer(),
    at: integer(),
  }),
  /** One row per attempt. */
  tries: table({
    subject: text(),
    at: integer(),
  }).with('index by_subject (subject, at)'),
}
