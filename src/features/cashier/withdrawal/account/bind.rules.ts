import * as v from 'valibot'
import { Compact } from '#api/typed/text.ts'
import { type Bank, addBankAccount } from '#api/money/bankAccount.ts'

const { bankCode, number } = addBankAccount.input.entries

const isOf = (number: string, { min, max, isDigits }: Bank) =>
  number.length >= min && number.length <= max && (!isDigits || /^\d+$/.test(number))

const PayeeName = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(60), v.regex(/^\D*$/))

/** Only the first account asks for a name. */
export function bindForm(bank: Bank | undefined, isNamed: boolean) {
  const account = {
    bank: v.pipe(
      bankCode,
      v.check(() => bank !== undefined, 'missing'),
    ),
    number: v.pipe(
      Compact,
      v.transform((text) => text.replace(/\p{Pd}/gu, '')),
      number,
      v.check((text) => text === '' || !bank || isOf(text, bank)),
    ),
  }
  return isNamed ? v.object(account) : v.object({ ...account, payeeName: PayeeName })
}

export const bindPlaces = {
  account_invalid: 'number',
  account_taken: 'number',
  payee_mismatch: 'payeeName',
  name_invalid: 'payeeName',
} as const
