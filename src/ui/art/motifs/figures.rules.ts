import type { Motif } from './motifs.ts'
import wordsOf from './words.json' with { type: 'json' }

const slots: readonly Motif[] = ['gem', 'diya', 'pot', 'marigold', 'feather', 'lantern']

const motifsOf: Readonly<Record<string, readonly Motif[]>> = {
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

export interface MotifPair {
  readonly hero: Motif
  readonly companion: Motif | null
}

/** The endings of a Bengali noun that precedes another. */
const genitive = /(?<=[\p{L}\p{M}])(?:\u09AF\u09BC\u09C7\u09B0|\u09C7\u09B0|\u09B0)$/u

const stemsOf = (word: string) => [word, word.replace(genitive, ''), word.replace(/s$/, '')]

const motifOf = (word: string) => {
  for (const stem of stemsOf(word)) {
    const motif = motifByWord.get(stem)
    if (motif) return motif
  }
  return undefined
}

/** The phrase of these words, joined by `-`. */
const motifByWord = new Map(
  Object.entries(wordsOf).flatMap(([motif, words]) =>
    words.split(' ').map((word) => [word.normalize(), motif as Motif] as const),
  ),
)

/** In the order of the name; the longest phrase counts. */
export function motifsIn(name: string): readonly Motif[] {
  const words = name
    .toLowerCase()
    .normalize()
    .split(/[\s_-]+/)
  const found = new Set<Motif>()
  for (let at = 0; at < words.length; at += 1) {
    for (let length = 3; length > 0; length -= 1) {
      const motif = motifOf(words.slice(at, at + length).join('-'))
      if (!motif) continue
      found.add(motif)
      at += length - 1
      break
    }
  }
  return [...found]
}

/**
 * The last word of a name says what a game is, the first one of which kind. Slots are numerous and show the last word
 * large. In other categories, which consist of a few kinds of games, either may be the larger.
 */
export function figuresOf(category: string, name: string, seed: number): MotifPair {
  const found = motifsIn(name)
  const [first, last] = [found[0], found.at(-1)]
  if (!first || !last) {
    const usual = (Object.hasOwn(motifsOf, category) && motifsOf[category]) || slots
    return { hero: usual[seed % usual.length] ?? 'gem', companion: null }
  }
  if (first === last) return { hero: last, companion: null }
  const isFirstLarge = category !== 'RNG' && seed % 2 === 1
  return isFirstLarge ? { hero: first, companion: last } : { hero: last, companion: first }
}
