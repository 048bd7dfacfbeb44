import { atom } from 'jotai'
import type { AmountMarks } from '#api/money/amount.ts'
import { currencyWords } from '#i18n/currencyWords.ts'
import { formatsAtom, localeAtom } from '#i18n/language.atoms.ts'
import { currencyAtom, currencySymbolAtom } from './merchant.atoms.ts'

/** What a player may type beside the digits of an amount: the currency's signs and words, and the decimal mark. */
export const amountMarksAtom = atom((get): AmountMarks => {
  const code = get(currencyAtom).value?.currency ?? ''
  const words = currencyWords(code, [get(localeAtom), 'en'])
  return { currency: [get(currencySymbolAtom), code, ...words], decimal: get(formatsAtom).decimal }
})
