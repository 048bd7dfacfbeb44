export const corners = ['red', 'draw', 'blue'] as const
export type Corner = (typeof corners)[number]

export interface DuelTerms {
  /** In percent. */
  readonly chances: Readonly<Record<Corner, number>>
  /** In hundredths of the stake. */
  readonly odds: Readonly<Record<Corner, number>>
}

export interface DuelOutcome {
  readonly winner: Corner
}
