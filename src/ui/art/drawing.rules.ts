import type { petals } from './geometry.ts'
import { type MotifPair, figuresOf } from './motifs/figures.rules.ts'
import { type Motif, isMotif } from './motifs/motifs.ts'

const petalKinds = ['lotus', 'drops', 'scallops'] as const satisfies (keyof typeof petals)[]

export interface Drawing extends MotifPair {
  /** `motif` is the figure alone, without a scene. */
  readonly shape: string
  readonly palette: number
  readonly rays: number
  readonly beads: number
  readonly petals: (typeof petalKinds)[number]
  /** Degrees. */
  readonly rotation: number
  /** The side of the companion. */
  readonly side: 1 | -1
}

/** Mulberry32. The low bits of FNV alone are too similar for neighbouring ids. */
function* dice(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const alone = (motif: Motif, palette: number): Drawing => ({
  shape: 'motif',
  palette,
  hero: motif,
  companion: null,
  rays: 0,
  beads: 0,
  petals: 'lotus',
  rotation: 0,
  side: 1,
})

/** Parses the names that `artName` and `motifName` build. */
export function drawingOf(name: string): Drawing | null {
  const [art, shape = '', colours = '', key = '', category = '', words = ''] = name.split('-')
  const palette = Number(colours)
  if (art !== 'art' || !key) return null
  if (shape === 'motif') return isMotif(key) ? alone(key, palette) : null
  const seed = parseInt(key, 36)
  const throws = dice(seed)
  const roll = (sides: number) => Math.floor(throws.next().value * sides)
  return {
    shape,
    palette,
    ...figuresOf(category, words, seed),
    rays: 10 + roll(9),
    beads: 28 + 4 * roll(5),
    petals: petalKinds[roll(petalKinds.length)] ?? 'lotus',
    rotation: roll(30),
    side: roll(2) === 0 ? 1 : -1,
  }
}
