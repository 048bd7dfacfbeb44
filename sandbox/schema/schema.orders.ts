import type { DepositReason, DepositStatus } from '#api/money/deposit.ts'
import type { WithdrawalReason, WithdrawalStatus } from '#api/money/withdrawal.ts'
import { blob, id, integer, key, nullable, table, text, unique } from './columns.ts'

const order = {
  id: id(),
  order_no: unique(text()),
  account_id: integer(),
  /** The idempotency key of the form: one order per form. */
  intent: text(),
  /** Minor units. */
  amount: integer(),
  /** Minor units, included in the amount. */
  fee: integer(),
  note: text(),
  at: integer(),
  updated_at: integer(),
}

/** An order keeps its own copy, whatever becomes of the account. */
const payee = {
  bank_code: text(),
  number: text(),
  payee_name: text(),
}

const orderRules = [
  'unique (account_id, intent)',
  'check (amount > 0)',
  'check (fee >= 0)',
  'index by_status (status)',
]

export const orderTables = {
  deposits: table({
    ...order,
    method_id: text(),
    channel_id: text(),
    promotion_id: nullable(text()),
    /** Minor units, on top of the amount. */
    bonus: integer(),
    status: text<DepositStatus>(),
    reason: nullable(text<DepositReason>()),
    /** Reference to quote with the payment. */
    reference: text(),
    expires_at: integer(),
    transaction_id: nullable(text()),
    sender_last4: nullable(text()),
  }).with(
    ...orderRules,
    'check (bonus >= 0)',
    `unique index by_slip (transaction_id) where status in ('reviewing', 'credited')`,
  ),
  withdrawals: table({
    ...order,
    ...payee,
    status: text<WithdrawalStatus>(),
    reason: nullable(text<WithdrawalReason>()),
  }).with(...orderRules),
  bank_accounts: table({
    id: id(),
    account_id: integer(),
    ...payee,
    at: integer(),
  }).with('unique (bank_code, number)', 'index by_account (account_id)'),
  payment_passwords: table({
    account_id: key(integer()),
    hash: text(),
    at: integer(),
  }),
  /** Stakes required before a withdrawal; bets count towards the oldest requirement first. */
  turnovers: table({
    id: id(),
    account_id: integer(),
    /** The order that requires it. */
    order_no: unique(text()),
    need: integer(),
    done: integer(),
    at: integer(),
  }).with('check (need > 0)', 'check (done between 0 and need)', 'index by_account (account_id)'),
  uploads: table({
    /** Random. */
    id: key(text()),
    account_id: integer(),
    type: text(),
    width: integer(),
    height: integer(),
    bytes: blob(),
    at: integer(),
    /** The order that uses it. */
    used_by: nullable(text()),
  }).with('index by_account (account_id, at)'),
}
