import type { Draw, Kind, Named } from './kind.ts'
import { type RaceOutcome, type RaceTerms, boats } from '#sandbox/vendor/sheets/race.ts'
import { bytesOf, oddsAt, weightedDraw } from './odds.ts'

/** Integers that add up to 100; the smallest is at least 5. */
function chancesOf(game: Named, nonce: number): readonly number[] {
  const weights = [...bytesOf(game, nonce)].slice(0, boats).map((byte) => 4 + (byte % 12))
  const sum = weights.reduce((total, weight) => total + weight)
  const chances = weights.map((weight) => Math.floor((weight * 100) / sum))
  const rest = 100 - chances.reduce((total, chance) => total + chance)
  return chances.map((chance, boat) => chance + (boat < rest ? 1 : 0))
}

function orderFrom(draw: Draw, chances: readonly number[]): readonly number[] {
  const left = [...chances]
  return chances.map(() => {
    const boat = weightedDraw(draw, left)
    left[boat] = 0
    return boat
  })
}

/** A boat is text on the wire, "0" to "5". */
const boatOf = (input: unknown) =>
  typeof input === 'string' && /^[0-5]$/.test(input) ? Number(input) : null

export const race: Kind<number, RaceTerms, RaceOutcome> = {
  step: 100,
  terms(game, nonce) {
    const chances = chancesOf(game, nonce)
    return { chances, odds: chances.map(oddsAt) }
  },
  choose: boatOf,
  decide(draw, boat, { chances, odds }) {
    const order = orderFrom(draw, chances)
    return { hundredths: order[0] === boat ? (odds[boat] ?? 0) : 0, outcome: { order } }
  },
}
