/** CSS pixels. */
export const enough = 64

const longest = 96
const resistance = 0.5

interface Move {
  readonly x: number
  readonly y: number
}

export function pulledBy({ x, y }: Move): number | null {
  if (y <= 0 || Math.abs(x) > y) return null
  return Math.min(longest, y * resistance)
}

export const isEnough = (pulled: number) => pulled >= enough
