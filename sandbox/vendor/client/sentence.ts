import { money } from './money.ts'
import { fill } from './words.ts'
import type { Words } from './words.en.ts'

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
