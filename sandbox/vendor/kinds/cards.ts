import {
  type CardsChoice,
  type CardsOutcome,
  type CardsTerms,
  type Table,
  pays,
  pointsOf,
  scoreOf,
} from '#sandbox/vendor/sheets/cards.ts'
import { dealBaccarat } from './baccarat.ts'
import { deckOf } from './deck.ts'
import type { Kind } from './kind.ts'

export function tableOf(name: string): Table {
  if (/\b(baccarat|punto banco)\b/i.test(name)) return 'baccarat'
  return /\b(dragon tiger|card war)\b/i.test(name) ? 'single' : 'teenPatti'
}

function deal(table: Table, take: () => number): CardsOutcome['dealt'] {
  if (table === 'baccarat') return dealBaccarat(take)
  const hand = () => Array.from({ length: table === 'single' ? 1 : 3 }, take)
  return { dragon: hand(), tiger: hand() }
}

export function winnerOf(table: Table, { dragon, tiger }: CardsOutcome['dealt']): CardsChoice {
  const valueOf = table === 'baccarat' ? pointsOf : scoreOf
  const lead = valueOf(dragon) - valueOf(tiger)
  if (lead === 0) return 'tie'
  return lead > 0 ? 'dragon' : 'tiger'
}

const paysOn = (table: Table, choice: CardsChoice) =>
  pays[table].find(([each]) => each === choice)?.[1] ?? 0

/** Two hands from one deck; the better one wins. */
export const cards: Kind<CardsChoice, CardsTerms, CardsOutcome> = {
  step: 100,
  terms: ({ name }) => ({ table: tableOf(name) }),
  choose: (input, { table }) => pays[table].find(([choice]) => choice === input)?.[0] ?? null,
  decide(draw, choice, { table }) {
    const dealt = deal(table, deckOf(draw))
    const winner = winnerOf(table, dealt)
    const isReturned = winner === 'tie' && choice !== 'tie'
    const won = winner === choice ? paysOn(table, choice) : 0
    return { hundredths: isReturned ? 100 : won, outcome: { dealt, winner } }
  },
}
