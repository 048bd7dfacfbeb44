/** The wheel's pockets, clockwise. */
export const pockets = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
] as const

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
export const isRed = (number: number) => reds.has(number)

interface Field {
  /** In hundredths of the stake. */
  readonly pays: number
  readonly covers: (number: number) => boolean
}

const between = (from: number, to: number) => (number: number) => number >= from && number <= to

/** The bets other than single numbers. */
export const fields = {
  first: { pays: 300, covers: between(1, 12) },
  second: { pays: 300, covers: between(13, 24) },
  third: { pays: 300, covers: between(25, 36) },
  low: { pays: 200, covers: between(1, 18) },
  even: { pays: 200, covers: (number) => number > 0 && number % 2 === 0 },
  red: { pays: 200, covers: isRed },
  black: { pays: 200, covers: (number) => number > 0 && !isRed(number) },
  odd: { pays: 200, covers: (number) => number % 2 === 1 },
  high: { pays: 200, covers: between(19, 36) },
} as const satisfies Record<string, Field>
export type FieldName = keyof typeof fields

export const numberPays = 3600
/** On the table in one round, each of one stake. */
export const mostChips = 20
/** Percent of the stakes returned on every field: 36 out of 37. */
export const share = 97.3

export interface RouletteOutcome {
  readonly number: number
}
