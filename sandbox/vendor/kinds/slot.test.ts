import { describe, expect, it } from 'vitest'
import { drawFrom } from '#sandbox/vendor/fair.ts'
import { type Sign, lines, pays, share, strips } from '#sandbox/vendor/sheets/slot.ts'
import { payoutOf } from './kind.ts'
import { linePays, slot, winsOf } from './slot.ts'

const shareOf = (reel: readonly Sign[], sign: Sign) =>
  reel.filter((each) => each === sign).length / reel.length

/**
 * The exact mean return of one line, in stakes of that line: on every line each position of a strip
 * is equally likely.
 */
function lineReturn(): number {
  const signs: readonly Sign[] = Object.keys(pays) as Sign[]
  const walk = (row: readonly Sign[], chance: number): number => {
    const reel = strips[row.length]
    if (!reel) return chance * linePays(row)
    return signs.reduce((sum, sign) => {
      const share = shareOf(reel, sign)
      return share ? sum + walk([...row, sign], chance * share) : sum
    }, 0)
  }
  return walk([], 1)
}

describe('the slot', () => {
  it('returns between 95 and 96 per cent, computed exactly', () => {
    expect(lineReturn() * 100).toBeCloseTo(share, 2)
  })

  it('returns as much in simulated play', () => {
    const draw = drawFrom({ server: 'play', client: 'many', nonce: 0 })
    const rounds = 40_000
    const paid = Array.from({ length: rounds }, () => slot.decide(draw, true, null).hundredths)
    const mean = paid.reduce((sum, each) => sum + each, 0) / rounds / 100
    expect(mean).toBeGreaterThan(0.9)
    expect(mean).toBeLessThan(1.01)
  })

  it('pays a run from the left, with the wheel as a wild', () => {
    expect(linePays(['gem', 'wheel', 'gem', 'fish', 'gem'])).toBe(25)
    expect(linePays(['kite', 'kite', 'wheel', 'wheel', 'kite'])).toBe(40)
    expect(linePays(['gem', 'fish', 'gem', 'gem', 'gem'])).toBe(0)
  })

  it('names the winning lines', () => {
    const everyStop = Array.from({ length: 40 }, (_, at) =>
      strips.map((strip) => at % strip.length),
    )
    const payingLines = (stops: readonly number[]) =>
      lines.flatMap((rows, line) => {
        const signs = rows.map((row, reel) => {
          const strip = strips[reel]!
          return strip[(stops[reel]! + row) % strip.length]!
        })
        return linePays(signs) > 0 ? [line] : []
      })
    for (const stops of everyStop)
      expect(winsOf(stops).map(({ line }) => line)).toEqual(payingLines(stops))
    expect(everyStop.flatMap(winsOf).length).toBeGreaterThan(0)
  })

  it('pays whole poisha at every stake on offer', () => {
    for (const pay of Object.values(pays).flat())
      expect(Number.isInteger(payoutOf(5, (pay * 100) / lines.length))).toBe(true)
  })
})
