import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawingOf, hashOf, paletteCount } from './art.rules.ts'

const drawings = (category: string, count = 600) =>
  Array.from({ length: count }, (_, node) => drawingOf('PG', node, category))

describe('tile art', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('hashes %j as FNV-1a says', (text, hash) => expect(hashOf(text)).toBe(hash))

  it('is the same for the same game, and a matter of the game alone', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (vendor, node, category) => {
        const drawing = drawingOf(vendor, node, category)
        expect(drawingOf(vendor, node, category)).toEqual(drawing)
        expect(drawing.palette).toBeLessThan(paletteCount)
        expect(drawing.rays).toBeGreaterThanOrEqual(10)
        expect(drawing.rays).toBeLessThanOrEqual(18)
      }),
    )
  })

  it('tells games of a vendor, and vendors of a game, apart', () => {
    expect(drawingOf('PG', 1, 'RNG')).not.toEqual(drawingOf('PG', 2, 'RNG'))
    expect(drawingOf('PG', 1, 'RNG')).not.toEqual(drawingOf('JILI', 1, 'RNG'))
  })

  it('spreads neighbouring games over all palettes', () => {
    const counts = drawings('RNG').reduce(
      (sums, { palette }) => sums.set(palette, (sums.get(palette) ?? 0) + 1),
      new Map<number, number>(),
    )
    const fair = 600 / paletteCount
    expect(counts.size).toBe(paletteCount)
    for (const count of counts.values()) {
      expect(count).toBeGreaterThan(fair / 2)
      expect(count).toBeLessThan(fair * 2)
    }
  })

  it.each([
    ['RNG', ['diya', 'feather', 'gem', 'lantern', 'marigold', 'pot']],
    ['LIVE', ['table']],
    ['FISH', ['fish']],
    ['PVP', ['fan']],
    ['SPORTS', ['cricket', 'football']],
    ['ESPORTS', ['gamepad']],
    ['CRASH', ['rocket']],
    ['LOTT', ['balls']],
    ['ELOTT', ['balls']],
    ['COCKFIGHT', ['rooster']],
    ['BG', ['bingo']],
    ['TG', ['dice']],
    ['GAMESHOW', ['stage', 'wheel']],
    ['A NEW ONE', ['diya', 'feather', 'gem', 'lantern', 'marigold', 'pot']],
  ])('draws %s with %j', (category, motifs) => {
    const drawn = new Set(drawings(category, 80).map(({ motif }) => motif))
    expect([...drawn].sort()).toEqual(motifs)
  })
})
