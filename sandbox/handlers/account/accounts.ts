import type { Selectable } from 'kysely'
import * as api from '#api/money/bankAccount.ts'
import { answer, languageOf } from '#sandbox/http/call.ts'
import { findBank, banks, maskedNumber } from '#sandbox/money/withdrawals/banks.ts'
import {
  accountsAllowed,
  accountsOf,
  bindAccount,
  payeeOf,
} from '#sandbox/money/withdrawals/bankAccounts.ts'
import { moverOf, payerOf } from '#sandbox/money/deposits/eligible.ts'
import { localised } from '#sandbox/world/language.ts'
import type { Database } from '#sandbox/schema/schema.ts'

export const listBanks = answer(api.listBanks, async ({ language }, call) => {
  await payerOf(call)
  return {
    list: banks.map(({ code, name, kind, min, max, example }) => ({
      bankCode: code,
      name: localised(language, name),
      kind,
      digits: kind !== 'crypto',
      minLength: min,
      maxLength: max,
      example,
    })),
  }
})

export const listBankAccounts = answer(api.listBankAccounts, async ({ language }, call) => {
  const { id } = await payerOf(call)
  const { db } = call.platform
  const bound = await accountsOf(db, id)
  return {
    list: bound.map((row) => toWireAccount(row, language)),
    payeeName: await payeeOf(db, id),
    allowed: accountsAllowed,
  }
})

export const addBankAccount = answer(api.addBankAccount, async (input, call) => {
  const { id: accountId } = await moverOf(call)
  const { db, now } = call.platform
  const bound = await bindAccount(db, { ...input, accountId, at: now() })
  return toWireAccount(bound, languageOf(call))
})

type Row = Selectable<Database['bank_accounts']>

function toWireAccount({ id, bank_code, number, payee_name }: Row, language: string) {
  const bank = findBank(bank_code)
  return {
    accountId: String(id),
    bankCode: bank_code,
    bankName: bank ? localised(language, bank.name) : bank_code,
    kind: bank?.kind ?? ('bank' as const),
    number: maskedNumber(number),
    payeeName: payee_name,
  }
}
