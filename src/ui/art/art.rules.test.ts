import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { artName, hashOf, paletteCount, paletteOfGame } from './art.rules.ts'
import { drawingOf } from './drawing.rules.ts'

/** A second faster than strings of `unit: 'binary'`, for which fast-check lists all characters. */
const anyText = fc
  .array(fc.integer({ max: 0x10ffff, min: 0 }))
  .map((points) => String.fromCodePoint(...points))
const koi = { vendor: 'PG', id: '7', category: 'FISH', name: 'River Koi' }

describe('tile art', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('hashes %j by FNV-1a', (text, hash) => expect(hashOf(text)).toBe(hash))

  it('is the same for the same game in every shape', () => {
    const { shape: _, ...drawing } = drawingOf(artName('square', koi))!
    expect(drawingOf(artName('portrait', koi))).toEqual({ ...drawing, shape: 'portrait' })
    expect(drawing).toMatchObject({ palette: paletteOfGame(koi) })
  })

  it('has one class name, whatever the game’s name', () => {
    fc.assert(
      fc.property(fc.string(), anyText, (id, name) => {
        const text = artName('square', { ...koi, id, name })
        expect(text).toMatch(/^art-square-\d+-[a-z\d]+-FISH-[\p{L}\p{M}\p{N}_]*$/u)
        expect(drawingOf(text)?.palette).toBeLessThan(paletteCount)
      }),
    )
  })

  it('differs between games, vendors and names', () => {
    for (const other of [{ id: '8' }, { vendor: 'JILI' }, { name: 'River Crab' }])
      expect(artName('square', { ...koi, ...other })).not.toBe(artName('square', koi))
  })

  it('gives consecutive games of a vendor different colours', () => {
    const ids = Array.from({ length: paletteCount }, (_, at) => String(10_001 + at))
    expect(new Set(ids.map((id) => paletteOfGame({ vendor: 'PG', id }))).size).toBe(paletteCount)
  })
})
