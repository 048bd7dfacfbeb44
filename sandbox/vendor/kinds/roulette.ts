import {
  type FieldName,
  type RouletteOutcome,
  fields,
  mostChips,
  numberPays,
  pockets,
} from '#sandbox/vendor/sheets/roulette.ts'
import type { Kind } from './kind.ts'

type Bet = FieldName | number

const isField = (input: unknown): input is FieldName =>
  typeof input === 'string' && Object.hasOwn(fields, input)

/** A number is text on the wire, for example "17". */
function numberOf(input: unknown): number | null {
  if (typeof input !== 'string' || !/^\d\d?$/.test(input)) return null
  return Number(input) < pockets.length ? Number(input) : null
}

const betOf = (input: string): Bet | null => (isField(input) ? input : numberOf(input))

const paysOn = (bet: Bet, number: number) => {
  if (typeof bet === 'number') return bet === number ? numberPays : 0
  return fields[bet].covers(number) ? fields[bet].pays : 0
}

/** A field or a number for each chip, such as "red 17 17". */
function betsOf(input: unknown): readonly Bet[] | null {
  const named = typeof input === 'string' ? input.split(' ') : []
  const bets = named.map(betOf).filter((bet) => bet !== null)
  const areAll = bets.length === named.length
  return areAll && bets.length > 0 && bets.length <= mostChips ? bets : null
}

export const roulette: Kind<readonly Bet[], null, RouletteOutcome> = {
  terms: () => null,
  choose: betsOf,
  chips: (bets) => bets.length,
  decide(draw, bets) {
    const number = draw(pockets.length)
    const hundredths = bets.reduce<number>((sum, bet) => sum + paysOn(bet, number), 0)
    return { hundredths, outcome: { number } }
  },
}
