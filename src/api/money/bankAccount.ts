import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { payKinds } from './deposit.ts'
import { InNamesLanguage } from '#api/language.ts'
import { Id, list, wrappedList } from '#api/wire.ts'

/** @public */
export const about = {
  listBanks: {
    says: 'Banks and wallets to which money can be paid out, and how their account numbers look.',
    refused: { free_reject: '', not_permitted: '' },
  },
  listBankAccounts: {
    says: "The player's bound accounts with masked numbers, the payee's name, and how many accounts are allowed. The name of the first account applies to all.",
  },
  addBankAccount: {
    says: "Binds an account to which money can be paid out. A known payee's name may be left out; another one is refused.",
    refused: {
      account_invalid: '',
      account_taken: '',
      accounts_full: '',
      payee_mismatch: '',
      name_invalid: '',
    },
  },
} satisfies Readonly<Record<string, About>>

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
    isDigits: digits,
    min: minLength,
    max: maxLength,
  })),
)
export type Bank = v.InferOutput<typeof Bank>

export const listBanks = endpoint({
  path: '/wps/bank/list',
  input: InNamesLanguage,
  output: wrappedList(Bank),
})

const BankAccount = v.pipe(
  v.object({
    accountId: Id,
    bankCode: Id,
    bankName: v.string(),
    kind: v.picklist(payKinds),
    /** Masked: "•••• 4321". */
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

export const listBankAccounts = endpoint({
  path: '/wps/bank/accounts',
  input: InNamesLanguage,
  output: v.pipe(
    v.object({
      list: list(BankAccount),
      payeeName: v.nullable(v.string()),
      allowed: v.number(),
    }),
    v.transform(({ list: accounts, ...wire }) => ({ ...wire, accounts })),
  ),
})

interface NewAccount {
  readonly bank: string
  readonly number: string
  readonly payeeName?: string
}

export const addBankAccount = endpoint({
  method: 'PUT',
  path: '/wps/bank/accounts',
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
