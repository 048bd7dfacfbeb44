import {
  type DiceBet,
  type DiceCount,
  type DiceOutcome,
  type DiceTerms,
  bets,
  betsOn,
  faces,
} from '#sandbox/vendor/sheets/dice.ts'
import type { Kind } from './kind.ts'

export const diceIn = (name: string): DiceCount => (/\bsic bo\b/i.test(name) ? 3 : 2)

const isBet = (input: unknown, { dice }: DiceTerms): input is DiceBet =>
  typeof input === 'string' && Object.hasOwn(bets[dice], input)

export const dice: Kind<DiceBet, DiceTerms, DiceOutcome> = {
  terms: ({ name }) => ({ dice: diceIn(name) }),
  choose: (input, terms) => (isBet(input, terms) ? input : null),
  decide(draw, chosen, { dice: count }) {
    const thrown = Array.from({ length: count }, () => draw(faces) + 1)
    const bet = betsOn(count)[chosen]
    return { hundredths: bet?.wins(thrown) ? bet.pays : 0, outcome: { dice: thrown } }
  },
}
