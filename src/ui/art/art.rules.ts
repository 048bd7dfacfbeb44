export const paletteCount = 12

/** `banner` is three times as wide as high. */
export type Shape = 'square' | 'portrait' | 'landscape' | 'banner'

export type Motif =
  | ('gem' | 'diya' | 'pot' | 'marigold' | 'feather' | 'lantern')
  | ('table' | 'fish' | 'fan' | 'football' | 'cricket' | 'gamepad' | 'rocket')
  | ('balls' | 'rooster' | 'bingo' | 'dice' | 'wheel' | 'stage' | 'umbrella')

const slots: readonly Motif[] = ['gem', 'diya', 'pot', 'marigold', 'feather', 'lantern']

const motifsOf: Readonly<Record<string, readonly Motif[]>> = {
  RNG: slots,
  LIVE: ['table'],
  FISH: ['fish'],
  PVP: ['fan'],
  SPORTS: ['football', 'cricket'],
  ESPORTS: ['gamepad'],
  CRASH: ['rocket'],
  LOTT: ['balls'],
  ELOTT: ['balls'],
  COCKFIGHT: ['rooster'],
  BG: ['bingo'],
  TG: ['dice'],
  GAMESHOW: ['wheel', 'stage'],
}

const petalKinds = ['lotus', 'drops', 'scallops'] as const

export interface TileDrawing {
  readonly palette: number
  readonly motif: Motif
  readonly rays: number
  readonly beads: number
  readonly petals: (typeof petalKinds)[number]
  /** Degrees. */
  readonly rotation: number
}

export function hashOf(text: string) {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return hash >>> 0
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

export function drawingOf(vendor: string, nodeId: string | number, category: string): TileDrawing {
  const throws = dice(hashOf(`${vendor}:${nodeId}`))
  const roll = (sides: number) => Math.floor(throws.next().value * sides)
  const motifs = motifsOf[category] ?? slots
  return {
    palette: roll(paletteCount),
    motif: motifs[roll(motifs.length)] ?? 'gem',
    rays: 10 + roll(9),
    beads: 28 + 4 * roll(5),
    petals: petalKinds[roll(petalKinds.length)] ?? 'lotus',
    rotation: roll(30),
  }
}

export const paletteOf = (key: string) => hashOf(key) % paletteCount

/** Says all about the drawing: also the class of the elements that show it. */
export const artName = (shape: Shape, drawing: TileDrawing) => {
  const { palette, motif, rays, beads, petals, rotation } = drawing
  return ['art', shape, palette, motif, rays, beads, petals, rotation].join('-')
}

export const motifName = (motif: Motif, palette: number) => `art-motif-${palette}-${motif}`
