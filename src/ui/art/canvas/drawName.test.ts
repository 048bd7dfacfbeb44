import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { artName, motifName } from '#ui/art/art.rules.ts'
import { type Motif, motifs } from '#ui/art/motifs/motifs.ts'
import { partsOf } from '#ui/art/motifs/part.ts'
import palettes from '#ui/art/palettes.json' with { type: 'json' }
import { drawName, ratioOf } from './drawName.ts'
import type { Pen } from './pen.ts'

class Path {
  readonly d: string
  constructor(d = '') {
    this.d = d
  }
  arc = () => undefined
}

beforeEach(() => vi.stubGlobal('Path2D', Path))

/** The paths that a pen has filled, with their colours. */
function drawn(name: string) {
  const fills: [string, string][] = []
  const pen = {
    globalAlpha: 1,
    fillStyle: '',
    fill: ({ d }: Path) => fills.push([d, pen.fillStyle]),
    createRadialGradient: () => ({ addColorStop: () => undefined }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
  }
  const silent = () => undefined
  const told = new Proxy(pen, { get: (own, key) => Reflect.get(own, key) ?? silent })
  drawName(told as unknown as Pen, name, 108)
  return { fills }
}

it.each(Object.keys(motifs) as Motif[])('draws a %s', (motif) => {
  const { fills } = drawn(motifName(motif, 2))
  const shapes = partsOf(motifs[motif]).filter(({ finish }) => finish !== 'line')
  expect(new Set(fills.map(([d]) => d))).toEqual(new Set(shapes.map(({ d }) => d)))
})

it('draws in the palette of its class', () => {
  const [one, other] = [drawn(motifName('fish', 2)), drawn(motifName('fish', 3))]
  expect(one.fills.map(([d]) => d)).toEqual(other.fills.map(([d]) => d))
  expect(one.fills).not.toEqual(other.fills)
})

it('draws the motifs of both words of the name', () => {
  const { fills } = drawn(
    artName('square', { vendor: 'PG', id: '1', category: 'RNG', name: 'Rickshaw Rani' }),
  )
  const shapes = [...partsOf(motifs.rickshaw), ...partsOf(motifs.tiara)]
  const filled = shapes.filter(({ finish }) => finish !== 'line').map(({ d }) => d)
  expect(fills.map(([d]) => d)).toEqual(expect.arrayContaining(filled))
})

it.each([
  ['square', 1],
  ['portrait', 4 / 5],
  ['landscape', 16 / 9],
  ['banner', 3],
] as const)('a %s fills its widest tile', (shape, widest) => {
  const name = artName(shape, { vendor: 'PG', id: '1', category: 'RNG', name: 'Tiger' })
  expect(ratioOf(name)).toBeGreaterThan(widest)
})

it.each(['art', 'art-square-99-1-RNG-Tiger', 'art-motif-1-ghost', 'other-square-1-1-RNG-Tiger'])(
  'ignores %j',
  (name) => expect(drawn(name).fills).toEqual([]),
)

it('has the palettes of the style sheet', () => {
  const css = readFileSync(join(import.meta.dirname, '../palette.css'), 'utf8')
  const colours = [...css.matchAll(/--c\d: (#\w+)/g)].map(([, colour]) => colour)
  expect(palettes.flatMap(Object.values)).toEqual(colours)
})
