import {
  type Corner,
  type DuelOutcome,
  type DuelTerms,
  corners,
} from '#sandbox/vendor/sheets/duel.ts'
import type { Kind, Named } from './kind.ts'
import { bytesOf, oddsAt, weightedDraw } from './odds.ts'

const drawing = 8

function termsOf(game: Named, nonce: number): DuelTerms {
  const [strength = 0] = bytesOf(game, nonce)
  const red = 30 + (strength % 33)
  const blue = 100 - drawing - red
  return {
    chances: { red, draw: drawing, blue },
    odds: { red: oddsAt(red), draw: oddsAt(drawing), blue: oddsAt(blue) },
  }
}

export const duel: Kind<Corner, DuelTerms, DuelOutcome> = {
  terms: termsOf,
  choose: (input) => corners.find((corner) => corner === input) ?? null,
  decide(draw, chosen, { chances, odds }) {
    const at = weightedDraw(draw, [chances.red, chances.draw, chances.blue])
    const winner = corners[at] ?? 'draw'
    return { hundredths: winner === chosen ? odds[chosen] : 0, outcome: { winner } }
  },
}
