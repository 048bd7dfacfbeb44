/** Numbers 1 to 40; a card has sixteen of them, and twenty are drawn. */
export const numbers = 40
export const cells = 16
export const drawnCount = 20

const row = [0, 1, 2, 3]
/** The cells of each line of four: rows, columns and diagonals. */
export const lines: readonly (readonly number[])[] = [
  ...row.map((y) => row.map((x) => y * 4 + x)),
  ...row.map((x) => row.map((y) => y * 4 + x)),
  row.map((at) => at * 5),
  row.map((at) => at * 3 + 3),
]

/** What full lines pay, as multiples of the stake: for none, one … six and more. */
export const pays = [0, 1, 4, 12, 30, 60, 200] as const
export const linesPay = (count: number) => pays[Math.min(count, pays.length - 1)] ?? 0
/** Percent of the stakes returned, whatever the card. */
export const share = 95.78

export const fullLines = (card: readonly number[], drawn: ReadonlySet<number>) =>
  lines.filter((line) => line.every((cell) => drawn.has(card[cell] ?? 0)))

export interface BingoOutcome {
  readonly drawn: readonly number[]
  readonly lines: number
}
