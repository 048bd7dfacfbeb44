import { expect, it } from 'vitest'
import { drawPuzzle } from './puzzle.ts'
import { isClose, newPlace, offsetOf, placeAt, range } from './place.ts'

/** Every place where a gap may be, all equally likely. */
const everywhere: number[] = []
for (let column = range.column.from; column < range.column.to; column += 1)
  for (let row = range.row.from; row < range.row.to; row += 1)
    everywhere.push(offsetOf({ column, row }))

const shareHit = (guess: number) =>
  everywhere.filter((offset) => isClose(offset, guess)).length / everywhere.length

it('the best blind guess hits at most half a percent of puzzles', () => {
  const guesses = [
    { column: 120, row: 60 },
    { column: range.column.from + 4, row: range.row.from + 4 },
    { column: range.column.to - 5, row: range.row.to - 5 },
  ]
  for (const guess of guesses) {
    const share = shareHit(offsetOf(guess))
    expect(share).toBeLessThanOrEqual(0.005)
    expect(share).toBeGreaterThan(0.003)
  }
})

it('is spread over the whole picture, in both directions', () => {
  const places = Array.from({ length: 4000 }, newPlace)
  const spread = (values: readonly number[]) => [Math.min(...values), Math.max(...values)]
  for (const line of ['column', 'row'] as const) {
    const [least = 0, most = 0] = spread(places.map((place) => place[line]))
    const { from, to } = range[line]
    expect(least).toBeGreaterThanOrEqual(from)
    expect(most).toBeLessThan(to)
    expect(most - least).toBeGreaterThan((to - from) * 0.95)
  }
})

it('is where the drawn puzzle shows it', async () => {
  const { column, row } = placeAt((await drawPuzzle()).offset)
  expect(column).toBeGreaterThanOrEqual(range.column.from)
  expect(row).toBeLessThan(range.row.to)
})

it.each([
  [{ column: 104, row: 64 }, true],
  [{ column: 96, row: 56 }, true],
  [{ column: 105, row: 60 }, false],
  [{ column: 100, row: 65 }, false],
])('%j is close to 100, 60: %s', (guess, close) => {
  expect(isClose(offsetOf({ column: 100, row: 60 }), offsetOf(guess))).toBe(close)
})
