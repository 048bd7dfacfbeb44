export type Sport = 'football' | 'cricket' | 'kabaddi' | 'esports'
/** A match of e-sports is won by the third map. */
export const mapsToWin = 3

export const results = ['home', 'draw', 'away'] as const
export type Result = (typeof results)[number]

export interface Fixture {
  /** Indexes of two of the eight teams. */
  readonly home: number
  readonly away: number
  /** In percent; a result with a chance of 0 is not on offer. */
  readonly chances: Readonly<Record<Result, number>>
  /** What each result pays, in hundredths of the stake. */
  readonly odds: Readonly<Record<Result, number>>
}

export interface MatchTerms {
  /** Goals, runs, points or maps; only football has a draw. */
  readonly sport: Sport
  readonly fixtures: readonly Fixture[]
}

export interface MatchOutcome {
  readonly result: Result
  readonly score: Readonly<Record<'home' | 'away', number>>
}
