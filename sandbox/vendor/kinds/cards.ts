import {
  type CardsChoice,
  type CardsOutcome,
  type CardsTerms,
  handPays,
  scoreOf,
  tiePays,
} from '../sheets/cards.ts'
import { deckOf } from './deck.ts'
import type { Kind } from './kind.ts'

const isSingle = /\b(dragon tiger|card war)\b/i

const chosen = (input: unknown): CardsChoice | null =>
  input === 'dragon' || input === 'tiger' || input === 'tie' ? input : null

function paysOn(choice: CardsChoice, winner: CardsChoice): number {
  if (choice === 'tie') return winner === 'tie' ? tiePays : 0
  if (winner === 'tie') return 100
  return winner === choice ? handPays : 0
}

export function winnerOf(dragon: readonly number[], tiger: readonly number[]): CardsChoice {
  const lead = scoreOf(dragon) - scoreOf(tiger)
  if (lead === 0) return 'tie'
  return lead > 0 ? 'dragon' : 'tiger'
}

/** Two hands from one deck; the better one wins. */
export const cards: Kind<CardsChoice, CardsTerms, CardsOutcome> = {
  step: 100,
  terms: ({ name }) => ({ size: isSingle.test(name) ? 1 : 3 }),
  choose: (input, { size }) => (input === 'tie' && size === 3 ? null : chosen(input)),
  decide(draw, choice, { size }) {
    const take = deckOf(draw)
    const hand = () => Array.from({ length: size }, take)
    const dealt = { dragon: hand(), tiger: hand() }
    const winner = winnerOf(dealt.dragon, dealt.tiger)
    return { hundredths: paysOn(choice, winner), outcome: { dealt, winner } }
  },
}
