export const boats = 6

export interface RaceTerms {
  /** In percent, for each boat. */
  readonly chances: readonly number[]
  /** In hundredths of the stake. */
  readonly odds: readonly number[]
}

export interface RaceOutcome {
  /** Boats in the order in which they finish. */
  readonly order: readonly number[]
}
