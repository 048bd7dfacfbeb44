export type KindName =
  | 'slot'
  | 'roulette'
  | 'cards'
  | 'andar'
  | 'fishing'
  | 'bingo'
  | 'crash'
  | 'match'
  | 'duel'
  | 'dice'

/** A whole number from 0 to sides − 1. */
export type Draw = (sides: number) => number

/** What a round pays, in hundredths of one chip's stake, and its visible outcome. */
export interface RoundResult<Outcome> {
  readonly hundredths: number
  readonly outcome: Outcome
}

export interface Named {
  readonly nodeId: number
  /** The English name. */
  readonly name: string
}

/** One kind of game as pure functions, so that its edge can be computed and any round verified. */
export interface Kind<Choice, Terms, Outcome> {
  /** Stakes are multiples of this many minor units, so that every payout is exact; 100 by default. */
  readonly step?: number
  /** The terms of the next round: the same for everyone, and known before the stake. */
  readonly terms: (game: Named, nonce: number) => Terms
  /** Parses the player's choice from the wire; null if it is invalid. */
  readonly choose: (input: unknown, terms: Terms) => Choice | null
  /** How many chips the choice is made of, each of one stake; one by default. */
  readonly chips?: (choice: Choice) => number
  readonly decide: (draw: Draw, choice: Choice, terms: Terms) => RoundResult<Outcome>
}

export const payoutOf = (stake: number, hundredths: number) => (stake * hundredths) / 100

const ladder = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]
const highestStake = 500_000

/** The available stakes, lowest first; every payout is a whole number of poisha. */
export function stakesFrom(minBet: number, step: number): number[] {
  const least = Math.max(1, Math.ceil(minBet / step)) * step
  return ladder.map((times) => least * times).filter((stake) => stake <= highestStake)
}

/** Returns a function that draws cards from one shuffled deck. */
export function deckOf(draw: Draw): () => number {
  const deck = Array.from({ length: 52 }, (_, card) => card)
  return () => deck.splice(draw(deck.length), 1)[0] ?? 0
}
