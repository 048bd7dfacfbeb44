import { integer, key, nullable, table, text, unique, flag, id } from './columns.ts'

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
  registrations: table({
    account_id: key(integer()),
    /** APP, H5, PWA or WEBCLIP. */
    register_method: text(),
    register_url: text(),
    email: unique(nullable(text())),
    affiliate_code: nullable(text()),
    payment_password_hash: nullable(text()),
    /** JSON object of the other fields. */
    profile: text(),
    at: integer(),
  }),
  /**
   * Links a provider's subject to an account. An e-mail address proves nothing, so it links nothing.
   */
  social_links: table({
    provider: text(),
    subject: text(),
    account_id: integer(),
    at: integer(),
  }).with('primary key (provider, subject)'),
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
