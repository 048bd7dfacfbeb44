import { randomInt } from 'node:crypto'
import { height, width } from './fairPicture.ts'

/** Side length of the piece, in pixels of the picture. */
export const size = 56
const tolerance = 4

/** The possible distances of the gap from the left and the top. */
export const range = {
  column: { from: 8, to: width - size },
  row: { from: 12, to: height - size },
} as const

interface Place {
  readonly column: number
  readonly row: number
}

export const newPlace = (): Place => ({
  column: randomInt(range.column.from, range.column.to),
  row: randomInt(range.row.from, range.row.to),
})

/** A position as a single number: the pixels before it, line by line. */
export const offsetOf = ({ column, row }: Place) => row * width + column

export const placeAt = (offset: number): Place => ({
  column: Math.round(offset) % width,
  row: Math.floor(Math.round(offset) / width),
})

/** Within a finger's precision; a random guess succeeds once in three hundred tries. */
export function isClose(offset: number, other: number): boolean {
  const [one, two] = [placeAt(offset), placeAt(other)]
  return Math.abs(one.column - two.column) <= tolerance && Math.abs(one.row - two.row) <= tolerance
}
