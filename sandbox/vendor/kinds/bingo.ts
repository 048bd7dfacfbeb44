import type { Draw, Kind } from './kind.ts'
import {
  type BingoOutcome,
  cells,
  drawnCount,
  fullLines,
  linesPay,
  numbers,
} from '#sandbox/vendor/sheets/bingo.ts'

/** Sixteen different numbers, such as "3 17 25 …". */
function cardOf(input: unknown): readonly number[] | null {
  const card = typeof input === 'string' && /^[\d ]{1,80}$/.test(input) ? input.split(' ') : []
  const chosen = card.map(Number).filter((number) => number >= 1 && number <= numbers)
  return card.length === cells && new Set(chosen).size === cells ? chosen : null
}

function ballsFrom(draw: Draw): readonly number[] {
  const balls = Array.from({ length: numbers }, (_, index) => index + 1)
  return Array.from({ length: drawnCount }, () => balls.splice(draw(balls.length), 1)[0] ?? 0)
}

export const bingo: Kind<readonly number[], null, BingoOutcome> = {
  terms: () => null,
  choose: cardOf,
  decide(draw, card) {
    const drawn = ballsFrom(draw)
    const lines = fullLines(card, new Set(drawn)).length
    return { hundredths: linesPay(lines) * 100, outcome: { drawn, lines } }
  },
}
