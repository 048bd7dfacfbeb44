import {
  type CardsChoice,
  type CardsOutcome,
  type CardsTerms,
  type Table,
  pays,
  pointsOf,
  scoreOf,
} from '#sandbox/vendor/sheets/cards.ts'
import { type Kind, deckOf } from './kind.ts'

/** Whether the banker takes a third card, given the points of the player's third card, or null. */
function bankerDraws(banker: number, third: number | null): boolean {
  if (third === null) return banker < 6
  if (banker < 3) return true
  if (banker === 3) return third !== 8
  return banker < 7 && third >= banker * 2 - 6 && third < 8
}

/** Two hands of two or three cards, by the fixed rules of baccarat. */
export function dealBaccarat(take: () => number) {
  const dragon = [take()]
  const tiger = [take()]
  dragon.push(take())
  tiger.push(take())
  const [player, banker] = [pointsOf(dragon), pointsOf(tiger)]
  if (player > 7 || banker > 7) return { dragon, tiger }
  if (player < 6) dragon.push(take())
  const [, , third] = dragon
  if (bankerDraws(banker, third === undefined ? null : pointsOf([third]))) tiger.push(take())
  return { dragon, tiger }
}

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
