import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { flag, generated, id, integer, key, nullable, table, text, unique } from './columns.ts'

export const accountTables = {
  accounts: table({
    id: id(),
    /** Lower case. */
    username: unique(text()),
    nickname: text(),
    password_hash: text(),
    type: integer(),
    mobile_num: nullable(text()),
    dialing_code: text(),
    vip_label: text(),
    first_login: flag(),
    disabled: flag(),
    /** JSON array of the pending contracts: 'salary', 'dividend', 'hour'. */
    contracts: text(),
    unread_chat: integer(),
    at: integer(),
  }),
  sessions: table({
    id: id(),
    account_id: integer(),
    token_hash: unique(text()),
    cookie_hash: unique(text()),
    at: integer(),
    expires_at: integer(),
    /** Milliseconds without a call until it ends; null if its end is fixed. */
    idle_ms: nullable(integer()),
    ended_at: nullable(integer()),
    /** The keys before the last change of the password. */
    former_token_hash: generated(nullable(text())),
    former_cookie_hash: generated(nullable(text())),
    renewed_at: generated(nullable(integer())),
  }),
  captchas: table({
    caller: key(text()),
    answer: text(),
    at: integer(),
  }),
  sliders: table({
    caller: key(text()),
    offset: integer(),
    at: integer(),
  }),
  sounds: table({
    caller: key(text()),
    answer: text(),
    at: integer(),
  }),
  /** Passed human checks: each valid once, for one caller, kind and subject. */
  proofs: table({
    proof_hash: key(text()),
    caller: text(),
    kind: text(),
    subject: text(),
    at: integer(),
  }),
  /** Failed logins by user and by caller. */
  failures: table({
    subject: key(text()),
    count: integer(),
    at: integer(),
    locked_until: integer(),
  }),
  /** Ids of JWE bodies already opened, to refuse replays. */
  jtis: table({
    jti: key(text()),
    at: integer(),
  }),
  idempotency: table({
    id: key(text()),
    body_hash: text(),
    status: integer<ContentfulStatusCode>(),
    answer: text(),
    at: integer(),
  }),
  /** The newest code of a purpose and recipient. */
  sms_codes: table({
    purpose: text(),
    /** Dialling code and number without signs, or account id and e-mail address. */
    mobile: text(),
    code_hash: text(),
    at: integer(),
    tries: integer(),
    spent: flag(),
  }).with('primary key (purpose, mobile)'),
  outbox: table({
    id: id(),
    to: text(),
    kind: text(),
    code: text(),
    at: integer(),
  }),
}
