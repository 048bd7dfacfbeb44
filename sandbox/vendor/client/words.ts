import { inDigits } from './digits.ts'
import { bengali } from './words.bn.ts'
import { type Words, english } from './words.en.ts'

export const wordsFor = (language: string): Words =>
  language.toUpperCase().startsWith('BN') ? bengali : english

/** Selects the texts that only one kind of game has. */
export const textIn = <T>({ locale }: Words, { en, bn }: { readonly en: T; readonly bn: T }): T =>
  locale === 'bn' ? bn : en

/** Fills {0}, {1} … */
export const fill = (text: string, ...values: readonly (string | number)[]) =>
  inDigits(
    text.replace(/\{(\d)\}/g, (whole, index: string) => String(values[Number(index)] ?? whole)),
  )
