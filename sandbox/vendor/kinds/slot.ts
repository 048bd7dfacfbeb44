import type { Draw, Kind } from './kind.ts'
import {
  type LineWin,
  type Sign,
  type SlotOutcome,
  lines,
  pays,
  signAt,
  strips,
} from '#sandbox/vendor/sheets/slot.ts'

const wild: Sign = 'wheel'

/** How many symbols from the left equal the first one or are wild. */
function runOf(signs: readonly Sign[]): number {
  const stop = signs.findIndex((sign) => sign !== signs[0] && sign !== wild)
  return stop === -1 ? signs.length : stop
}

export function linePays(signs: readonly Sign[]): number {
  const [first] = signs
  return first ? (pays[first][runOf(signs) - 3] ?? 0) : 0
}

function winOn(stops: readonly number[], rows: readonly number[], line: number): LineWin[] {
  const signs = rows.map((row, reel) => signAt(reel, (stops[reel] ?? 0) + row))
  const [sign] = signs
  const won = linePays(signs)
  return sign && won > 0 ? [{ line, sign, count: runOf(signs), pays: won }] : []
}

export const winsOf = (stops: readonly number[]): LineWin[] =>
  lines.flatMap((rows, line) => winOn(stops, rows, line))

const hundredthsOf = (wins: readonly LineWin[]) =>
  wins.reduce((sum, win) => sum + win.pays, 0) * (100 / lines.length)

export const slot: Kind<true, null, SlotOutcome> = {
  step: lines.length,
  terms: () => null,
  choose: () => true,
  decide(draw: Draw) {
    const stops = strips.map((strip) => draw(strip.length))
    const wins = winsOf(stops)
    return { hundredths: hundredthsOf(wins), outcome: { stops, wins } }
  },
}
