import { rankOf, suitOf } from './deck.ts'

export const hands = ['dragon', 'tiger'] as const
export type Hand = (typeof hands)[number]
export type CardsChoice = Hand | 'tie'

export interface CardsTerms {
  /** Cards in a hand: one is the higher card, three are Teen Patti. */
  readonly size: 1 | 3
}

/** A hand that wins, in hundredths of the stake; a tie gives the stake back. */
export const handPays = 195
/** A tie of single cards. Ties of three cards are not offered. */
export const tiePays = 1600
/** Percent of the stakes returned. */
export const shares = { 1: 97.65, 3: 97.5, tie: 94.12 } as const

export const ranks = ['high', 'pair', 'colour', 'sequence', 'pure', 'trail'] as const
export type Rank = (typeof ranks)[number]

export interface CardsOutcome {
  readonly dealt: Readonly<Record<Hand, readonly number[]>>
  readonly winner: CardsChoice
}

/** Two to ten, jack 11 to ace 14. */
const valueOf = (card: number) => (rankOf(card) === 0 ? 14 : rankOf(card) + 1)
const valuesOf = (cards: readonly number[]) => cards.map(valueOf).toSorted((a, b) => b - a)

/** The top of a sequence, or 0; ace, two, three comes after ace, king, queen. */
function topOf([high = 0, middle = 0, low = 0]: readonly number[]): number {
  if (high === 14 && middle === 3 && low === 2) return 13.5
  return high === middle + 1 && middle === low + 1 ? high : 0
}

export function rankOfHand(cards: readonly number[]): Rank {
  if (cards.length < 3) return 'high'
  const values = valuesOf(cards)
  const different = new Set(values).size
  const isFlush = new Set(cards.map(suitOf)).size === 1
  if (different === 1) return 'trail'
  if (topOf(values) > 0) return isFlush ? 'pure' : 'sequence'
  if (isFlush) return 'colour'
  return different === 2 ? 'pair' : 'high'
}

/** The higher score wins. */
export function scoreOf(cards: readonly number[]): number {
  const values = valuesOf(cards)
  const [high = 0, middle = 0, low = 0] = values
  const rank = rankOfHand(cards)
  const compared = {
    trail: [high],
    pure: [topOf(values)],
    sequence: [topOf(values)],
    colour: values,
    pair: [middle, high === middle ? low : high],
    high: values,
  }[rank]
  return [ranks.indexOf(rank), ...compared, 0, 0].slice(0, 4).reduce((sum, part) => sum * 20 + part)
}
