import * as v from 'valibot'
import { payKinds } from './deposit.ts'
import { endpoint } from '../endpoint.ts'
import { Id, list } from '../wire.ts'

/** Where money can be sent: a bank, a wallet's operator or a coin's network, and what its numbers look like. */
const Bank = v.pipe(
  v.object({
    bankCode: Id,
    name: v.string(),
    kind: v.picklist(payKinds),
    digits: v.boolean(),
    minLength: v.number(),
    maxLength: v.number(),
    example: v.string(),
  }),
  v.transform(({ bankCode, digits, minLength, maxLength, ...wire }) => ({
    ...wire,
    code: bankCode,
    /** The number has digits alone. */
    isDigits: digits,
    min: minLength,
    max: maxLength,
  })),
)
export type Bank = v.InferOutput<typeof Bank>

/** Everything that an account can be bound at. */
export const listBanks = endpoint({
  method: 'GET',
  path: '/wps/bank/list',
  session: 'required',
  input: v.object({ language: v.optional(v.string(), 'EN') }),
  output: v.pipe(
    v.object({ list: list(Bank) }),
    v.transform((wire) => wire.list),
  ),
})

const BankAccount = v.pipe(
  v.object({
    accountId: Id,
    bankCode: Id,
    bankName: v.string(),
    kind: v.picklist(payKinds),
    /** Only its end: "•••• 4321". */
    number: v.string(),
    payeeName: v.string(),
  }),
  v.transform(({ accountId, bankCode, bankName, ...wire }) => ({
    ...wire,
    id: accountId,
    bank: bankCode,
    bankName,
  })),
)
export type BankAccount = v.InferOutput<typeof BankAccount>

/** The accounts that the player has bound; the first name that was given holds for all of them. */
export const listBankAccounts = endpoint({
  method: 'GET',
  path: '/wps/bank/accounts',
  session: 'required',
  input: v.object({ language: v.optional(v.string(), 'EN') }),
  output: v.pipe(
    v.object({
      list: list(BankAccount),
      payeeName: v.nullable(v.string()),
      allowed: v.number(),
    }),
    v.transform(({ list: accounts, payeeName, allowed }) => ({
      accounts,
      /** Locked, once it is known. */
      payeeName,
      /** How many there may be. */
      allowed,
    })),
  ),
})

interface NewAccount {
  readonly bank: string
  readonly number: string
  readonly payeeName?: string
}

/**
 * Binds an account. Once a payee's name is known it may be left out, and another one is refused.
 * Refused: account_invalid, account_taken, accounts_full, payee_mismatch, name_invalid.
 */
export const addBankAccount = endpoint({
  method: 'PUT',
  path: '/wps/bank/accounts',
  session: 'required',
  deadline: 'form',
  idempotent: true,
  input: v.object({
    bankCode: Id,
    number: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
    payeeName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
  }),
  output: BankAccount,
  encode: ({ bank, ...account }: NewAccount) => ({ bankCode: bank, ...account }),
  stales: [listBankAccounts],
})
