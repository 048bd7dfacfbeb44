export const faces = 6

/** Two dice, or the three of Sic Bo. */
export type DiceCount = 2 | 3

export interface DiceTerms {
  readonly dice: DiceCount
}

interface Bet {
  /** In hundredths of the stake. */
  readonly pays: number
  readonly wins: (dice: readonly number[]) => boolean
}

const sum = (dice: readonly number[]) => dice.reduce((total, die) => total + die, 0)
const kinds = (dice: readonly number[]) => new Set(dice).size
const isDouble = (dice: readonly number[]) => kinds(dice) < dice.length
const isTriple = (dice: readonly number[]) => kinds(dice) === 1

/** Bets on two dice, and on three, where a triple is neither small nor big. */
export const bets = {
  2: {
    down: { pays: 230, wins: (dice) => sum(dice) < 7 },
    seven: { pays: 570, wins: (dice) => sum(dice) === 7 },
    up: { pays: 230, wins: (dice) => sum(dice) > 7 },
    double: { pays: 570, wins: isDouble },
  },
  3: {
    small: { pays: 200, wins: (dice) => sum(dice) < 11 && !isTriple(dice) },
    big: { pays: 200, wins: (dice) => sum(dice) > 10 && !isTriple(dice) },
    double: { pays: 215, wins: isDouble },
    triple: { pays: 3440, wins: isTriple },
  },
} as const satisfies Record<DiceCount, Record<string, Bet>>
export type DiceBet = keyof (typeof bets)[2] | keyof (typeof bets)[3]

export const betsOn = (dice: DiceCount): Readonly<Partial<Record<DiceBet, Bet>>> => bets[dice]

/** Percent of the stakes returned, least and most. */
export const shares: Readonly<Record<DiceCount, readonly [number, number]>> = {
  2: [95, 95.83],
  3: [95.56, 97.22],
}

export interface DiceOutcome {
  readonly dice: readonly number[]
}
