/**
 * Andar–Bahar: cards are dealt inside (andar) and outside (bahar) in turn until one matches the
 * first.
 */
export const sides = ['andar', 'bahar'] as const
export type Side = (typeof sides)[number]

/**
 * In hundredths of the stake. Andar gets the first card, so it wins slightly more often and pays
 * less.
 */
export const odds: Readonly<Record<Side, number>> = { andar: 190, bahar: 200 }
/** Percent of the stakes returned. */
export const shares: Readonly<Record<Side, number>> = { andar: 97.85, bahar: 97 }

export interface AndarOutcome {
  readonly joker: number
  /** Andar's first card, bahar's first, andar's second … */
  readonly dealt: readonly number[]
  readonly winner: Side
}
