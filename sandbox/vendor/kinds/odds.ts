import { createHash } from 'node:crypto'
import type { Draw, Named } from './kind.ts'
import { share } from '#sandbox/vendor/sheets/odds.ts'

/** Bytes that depend only on the game and the round, so that terms cannot react to a stake. */
export const bytesOf = ({ nodeId }: Named, nonce: number) =>
  createHash('sha256').update(`${nodeId}:${nonce}`).digest()

/** The payout at a chance in percent, in hundredths of the stake. */
export const oddsAt = (chance: number) => Math.floor((share * 100) / chance)

/** A random index, with chances proportional to the weights, which are integers. */
export function weightedDraw(draw: Draw, weights: readonly number[]): number {
  const at = draw(weights.reduce((sum, weight) => sum + weight, 0))
  let sum = 0
  return weights.findIndex((weight) => (sum += weight) > at)
}
