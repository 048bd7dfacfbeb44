import { createHash } from 'node:crypto'
import type { Draw, Named } from './kind.ts'
import { share } from '../sheets/odds.ts'

/** Bytes that depend only on game and round, so that terms cannot react to a stake. */
export const bytesOf = ({ nodeId }: Named, nonce: number) =>
  createHash('sha256').update(`${nodeId}:${nonce}`).digest()

/** What a chance in percent pays, in hundredths of the stake. */
export const oddsAt = (chance: number) => Math.floor((share * 100) / chance)

/** An index, at chances in proportion to the weights, which are whole numbers. */
export function weightedDraw(draw: Draw, weights: readonly number[]): number {
  const at = draw(weights.reduce((sum, weight) => sum + weight, 0))
  let sum = 0
  return weights.findIndex((weight) => (sum += weight) > at)
}
