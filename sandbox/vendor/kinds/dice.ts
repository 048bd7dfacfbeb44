import { type DiceBet, type DiceOutcome, bets, faces } from '#sandbox/vendor/sheets/dice.ts'
import type { Kind } from './kind.ts'

const isBet = (input: unknown): input is DiceBet =>
  typeof input === 'string' && Object.hasOwn(bets, input)

export const dice: Kind<DiceBet, null, DiceOutcome> = {
  step: 100,
  terms: () => null,
  choose: (input) => (isBet(input) ? input : null),
  decide(draw, bet) {
    const [first, second] = [draw(faces) + 1, draw(faces) + 1]
    const { pays, wins } = bets[bet]
    return { hundredths: wins(first, second) ? pays : 0, outcome: { dice: [first, second] } }
  },
}
