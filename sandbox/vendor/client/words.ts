import { inDigits, money } from './numbers.ts'
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

interface Paid {
  readonly stake: number
  readonly payout: number
}

/** A payout below the stake is not called a win. */
export function paidSentence(words: Words, { stake, payout }: Paid): string {
  if (payout === 0) return words.noWin
  if (payout < stake) return fill(words.paidBack, money(payout))
  if (payout === stake) return fill(words.evens, money(payout))
  return fill(words.won, money(payout))
}

/** What happened, followed by what it paid. */
export const resultSentence = (words: Words, happened: string, paid: Paid) =>
  fill(words.sentences, happened, paidSentence(words, paid))
