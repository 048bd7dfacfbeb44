import type { Draw } from '../fair.ts'
import { odds, rankOf, sides, type Side } from '../sheets/table.ts'
import type { TableOutcome } from '../wire.ts'
import type { Skin } from './skin.ts'

function takeFrom(deck: number[], draw: Draw): number {
  const [card] = deck.splice(draw(deck.length), 1)
  return card ?? 0
}

function deal(draw: Draw): TableOutcome {
  const deck = Array.from({ length: 52 }, (_, card) => card)
  const joker = takeFrom(deck, draw)
  const dealt: number[] = []
  do dealt.push(takeFrom(deck, draw))
  while (rankOf(dealt.at(-1) ?? joker) !== rankOf(joker))
  return { joker, dealt, winner: dealt.length % 2 === 1 ? 'andar' : 'bahar' }
}

export const table: Skin<Side, null, TableOutcome> = {
  step: 100,
  terms: () => null,
  choose: (input) => sides.find((side) => side === input) ?? null,
  decide(draw, side) {
    const outcome = deal(draw)
    return { hundredths: outcome.winner === side ? odds[side] : 0, outcome }
  },
}
