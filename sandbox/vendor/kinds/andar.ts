import { type Draw, type Kind, deckOf } from './kind.ts'
import { type AndarOutcome, type Side, odds, sides } from '#sandbox/vendor/sheets/andar.ts'
import { rankOf } from '#sandbox/vendor/sheets/deck.ts'

function deal(draw: Draw): AndarOutcome {
  const take = deckOf(draw)
  const joker = take()
  const dealt: number[] = []
  do dealt.push(take())
  while (rankOf(dealt.at(-1) ?? joker) !== rankOf(joker))
  return { joker, dealt, winner: dealt.length % 2 === 1 ? 'andar' : 'bahar' }
}

export const andar: Kind<Side, null, AndarOutcome> = {
  terms: () => null,
  choose: (input) => sides.find((side) => side === input) ?? null,
  decide(draw, side) {
    const outcome = deal(draw)
    return { hundredths: outcome.winner === side ? odds[side] : 0, outcome }
  },
}
