import { rankOf, suitOf } from './deck.ts'

/** In baccarat the dragon is the player's hand and the tiger the banker's. */
export const hands = ['dragon', 'tiger'] as const
export type Hand = (typeof hands)[number]
export type CardsChoice = Hand | 'tie'

export const tables = ['single', 'teenPatti', 'baccarat'] as const
export type Table = (typeof tables)[number]

export interface CardsTerms {
  readonly table: Table
}

type Pays = readonly (readonly [choice: CardsChoice, hundredths: number])[]

/** In hundredths of the stake; a tie refunds what was staked on a hand. */
export const pays: Readonly<Record<Table, Pays>> = {
  single: [
    ['dragon', 195],
    ['tie', 1600],
    ['tiger', 195],
  ],
  teenPatti: [
    ['dragon', 195],
    ['tiger', 195],
  ],
  baccarat: [
    ['dragon', 200],
    ['tie', 1000],
    ['tiger', 195],
  ],
}

/** Percent of the stakes returned, least and most. */
export const shares: Readonly<Record<Table, readonly [number, number]>> = {
  single: [94.12, 97.65],
  teenPatti: [97.5, 97.5],
  baccarat: [93.62, 98.99],
}

export interface CardsOutcome {
  readonly dealt: Readonly<Record<Hand, readonly number[]>>
  readonly winner: CardsChoice
}

export const ranks = ['high', 'pair', 'colour', 'sequence', 'pure', 'trail'] as const
type Rank = (typeof ranks)[number]

/** Two to ten, jack 11 to ace 14. */
const valueOf = (card: number) => (rankOf(card) === 0 ? 14 : rankOf(card) + 1)
const valuesOf = (cards: readonly number[]) => cards.map(valueOf).toSorted((a, b) => b - a)

/**
 * The rank of a sequence by its highest card, or 0; ace, two, three ranks just below ace, king,
 * queen.
 */
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

/** Scores a hand of one card, or of three in Teen Patti; the higher score wins. */
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

/** Baccarat points: an ace counts 1, ten to king count 0. */
export const pointsOf = (cards: readonly number[]) =>
  cards.reduce((sum, card) => sum + (rankOf(card) < 9 ? rankOf(card) + 1 : 0), 0) % 10
