export const faces = 6

interface Bet {
  /** In hundredths of the stake. */
  readonly pays: number
  readonly wins: (first: number, second: number) => boolean
}

/** Bets on two dice. */
export const bets = {
  down: { pays: 230, wins: (first, second) => first + second < 7 },
  seven: { pays: 570, wins: (first, second) => first + second === 7 },
  up: { pays: 230, wins: (first, second) => first + second > 7 },
  double: { pays: 570, wins: (first, second) => first === second },
} as const satisfies Record<string, Bet>
export type DiceBet = keyof typeof bets

/** Percent of the stakes returned: on down and up, and on seven and double. */
export const shares = { side: 95.83, exact: 95 } as const

export interface DiceOutcome {
  readonly dice: readonly [number, number]
}
