import type { Generated } from 'kysely'
import type { DepositReason, DepositStatus } from '../../src/api/money/deposit.ts'
import type { WithdrawalReason, WithdrawalStatus } from '../../src/api/money/withdrawal.ts'

interface OrdersTable {
  id: Generated<number>
  order_no: string
  account_id: number
  /** The idempotency key of the form: one order per form. */
  intent: string
  /** Minor units. */
  amount: number
  /** Minor units, included in the amount. */
  fee: number
  note: string
  at: number
  updated_at: number
}

export interface DepositsTable extends OrdersTable {
  method_id: string
  channel_id: string
  promotion_id: string | null
  /** Minor units, on top of the amount. */
  bonus: number
  status: DepositStatus
  reason: DepositReason | null
  /** Reference to quote with the payment. */
  reference: string
  expires_at: number
  transaction_id: string | null
  sender_last4: string | null
}

export interface WithdrawalsTable extends OrdersTable {
  bank_account_id: number
  status: WithdrawalStatus
  reason: WithdrawalReason | null
}

export interface BankAccountsTable {
  id: Generated<number>
  account_id: number
  bank_code: string
  number: string
  payee_name: string
  at: number
}

interface PaymentPasswordsTable {
  account_id: number
  hash: string
  at: number
}

/** Stakes required before a withdrawal; bets count towards the oldest requirement first. */
interface TurnoversTable {
  id: Generated<number>
  account_id: number
  /** The order that requires it. */
  order_no: string
  need: number
  done: number
  at: number
}

interface UploadsTable {
  /** Random. */
  id: string
  account_id: number
  type: string
  width: number
  height: number
  bytes: Uint8Array
  at: number
  /** The order that uses it. */
  used_by: string | null
}

export interface OrderTables {
  deposits: DepositsTable
  withdrawals: WithdrawalsTable
  bank_accounts: BankAccountsTable
  payment_passwords: PaymentPasswordsTable
  turnovers: TurnoversTable
  uploads: UploadsTable
}

export const orderTables = `
create table if not exists deposits (
  id integer primary key, order_no text not null unique, account_id integer not null, intent text not null,
  method_id text not null, channel_id text not null, promotion_id text,
  amount integer not null check (amount > 0), fee integer not null check (fee >= 0),
  bonus integer not null check (bonus >= 0), status text not null, reason text, note text not null,
  reference text not null, expires_at integer not null, transaction_id text, sender_last4 text,
  at integer not null, updated_at integer not null, unique (account_id, intent)
) strict;
create index if not exists deposits_by_status on deposits (status);
create unique index if not exists deposits_by_slip on deposits (transaction_id)
  where status in ('reviewing', 'credited');
create table if not exists withdrawals (
  id integer primary key, order_no text not null unique, account_id integer not null, intent text not null,
  bank_account_id integer not null, amount integer not null check (amount > 0),
  fee integer not null check (fee >= 0), status text not null, reason text, note text not null,
  at integer not null, updated_at integer not null, unique (account_id, intent)
) strict;
create index if not exists withdrawals_by_status on withdrawals (status);
create table if not exists bank_accounts (
  id integer primary key, account_id integer not null, bank_code text not null, number text not null,
  payee_name text not null, at integer not null, unique (bank_code, number)
) strict;
create index if not exists bank_accounts_by_account on bank_accounts (account_id);
create table if not exists payment_passwords (
  account_id integer primary key, hash text not null, at integer not null
) strict;
create table if not exists turnovers (
  id integer primary key, account_id integer not null, order_no text not null unique,
  need integer not null check (need > 0), done integer not null check (done between 0 and need), at integer not null
) strict;
create index if not exists turnovers_by_account on turnovers (account_id);
create table if not exists uploads (
  id text primary key, account_id integer not null, type text not null, width integer not null,
  height integer not null, bytes blob not null, at integer not null, used_by text
) strict;
create index if not exists uploads_by_account on uploads (account_id, at);
`
