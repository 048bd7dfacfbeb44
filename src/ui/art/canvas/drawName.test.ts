import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Motif, artName, drawingOf, motifName } from '../art.rules.ts'
import { motifs } from '../motifs/motifs.ts'
import { palettes } from '../palettes.ts'
import { drawName } from './drawName.ts'
import type { Pen } from './pen.ts'

class Path {
  readonly d: string
  constructor(d = '') {
    this.d = d
  }
  arc = () => undefined
}

beforeEach(() => vi.stubGlobal('Path2D', Path))
afterEach(() => vi.unstubAllGlobals())

/** What a pen was told: paths with their colours, and dashes. */
function drawn(name: string) {
  const [fills, dashes]: [[string, string][], number[][]] = [[], []]
  const pen = {
    globalAlpha: 1,
    fillStyle: '',
    fill: ({ d }: Path) => fills.push([d, pen.fillStyle]),
    setLineDash: (dash: number[]) => dashes.push(dash),
    createRadialGradient: () => ({ addColorStop: () => undefined }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
  }
  const silent = () => undefined
  const told = new Proxy(pen, { get: (own, key) => Reflect.get(own, key) ?? silent })
  drawName(told as unknown as Pen, name, 108)
  return { fills, dashes }
}

it.each(Object.keys(motifs) as Motif[])('draws a %s in the colours of its palette', (motif) => {
  const [one, other] = [drawn(motifName(motif, 2)), drawn(motifName(motif, 3))]
  expect(one.fills.length).toBeGreaterThan(1)
  expect(one.fills.map(([d]) => d)).toEqual(other.fills.map(([d]) => d))
  expect(one.fills).not.toEqual(other.fills)
})

it('draws what the name says', () => {
  const drawing = { ...drawingOf('PG', 1, 'CRASH'), rays: 12, beads: 36 }
  const { fills, dashes } = drawn(artName('square', drawing))
  expect(dashes).toContainEqual([(60 * Math.PI) / 12])
  expect(dashes).toContainEqual([0, (90 * Math.PI) / 36])
  expect(fills.map(([d]) => d)).toContain('M0-36C14-24 16-4 10 20h-20C-16-4-14-24 0-36z')
})

it.each(['art', 'art-square-99-gem-12-36-lotus-0', 'art-square-1-ghost-12-36-lotus-0'])(
  'draws nothing for %j',
  (name) => expect(drawn(name).fills).toEqual([]),
)

it('has the palettes of the style sheet', () => {
  const css = readFileSync(join(import.meta.dirname, '../palette.module.css'), 'utf8')
  const colours = [...css.matchAll(/--c\d: (#\w+)/g)].map(([, colour]) => colour)
  expect(palettes.flatMap(Object.values)).toEqual(colours)
})
