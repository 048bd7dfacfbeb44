import type { Bank } from '../../../../api/money/bankAccount.ts'
import { toLatinDigits } from '../../../../api/account/mobile.ts'

export interface BindForm {
  readonly bank: string
  readonly number: string
  readonly payeeName: string
}

export const emptyBind: BindForm = { bank: '', number: '', payeeName: '' }

export type BindField = keyof BindForm
export type BindFault = 'missing' | 'malformed'

/** As it is sent: Latin digits, nothing between them. */
export const cleanNumber = (text: string) => toLatinDigits(text).replace(/[\s\p{Cf}-]/gu, '')

/** What is wrong with a new account; the name is asked for the first one alone. */
export function bindFaultsOf(
  form: BindForm,
  bank: Bank | undefined,
  isNamed: boolean,
): Readonly<Partial<Record<BindField, BindFault>>> {
  const number = cleanNumber(form.number)
  return {
    ...(!bank && { bank: 'missing' }),
    ...(number === ''
      ? { number: 'missing' }
      : bank && !fits(number, bank) && { number: 'malformed' }),
    ...(!isNamed && nameFaultOf(form.payeeName)),
  }
}

const fits = (number: string, { min, max, isDigits }: Bank) =>
  number.length >= min && number.length <= max && (!isDigits || /^\d+$/.test(number))

function nameFaultOf(name: string): { readonly payeeName?: BindFault } {
  const letters = name.trim()
  if (letters === '') return { payeeName: 'missing' }
  return letters.length < 2 || /\d/.test(letters) ? { payeeName: 'malformed' } : {}
}

/** Where the platform's refusal is said. */
export function bindPlaceOf(code: string | null): BindField | 'form' {
  switch (code) {
    case 'account_invalid':
    case 'account_taken':
      return 'number'
    case 'payee_mismatch':
    case 'name_invalid':
      return 'payeeName'
    default:
      return 'form'
  }
}
