import type { Draw } from '../fair.ts'

/** What a round pays, in hundredths of the stake, and what the player sees of it. */
export interface Decision<Outcome> {
  readonly hundredths: number
  readonly outcome: Outcome
}

/** One kind of game: pure, so that its edge can be computed and any round decided again. */
export interface Skin<Choice, Terms, Outcome> {
  /** Stakes are multiples of this many minor units, so that every payout is exact. */
  readonly step: number
  /** What is on offer in the round to come: the same for everyone, known before the stake. */
  readonly terms: (gameId: string, nonce: number) => Terms
  /** The player's choice as it came over the wire, or null when it is not one. */
  readonly choose: (input: unknown) => Choice | null
  readonly decide: (draw: Draw, choice: Choice, terms: Terms) => Decision<Outcome>
}

export const payoutOf = (stake: number, hundredths: number) => (stake * hundredths) / 100
