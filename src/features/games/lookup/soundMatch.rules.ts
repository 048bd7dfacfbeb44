import { distanceTo } from './distance.rules.ts'
import type { Vocabulary } from './vocabulary.rules.ts'

/**
 * How far a name may differ, per letter; two letters must match exactly. Vendors and categories are fewer, so
 * they are matched more strictly.
 */
const tolerances = { names: 0.22, runs: 0.1 }
const leastTolerance = 0.3
/** Matches this close to the best one count as well. */
const rivalry = 0.15
/** The penalty for each letter not yet typed. */
const unread = 0.04
const mostUnread = 8
const leastScore = 0.05

interface Hit {
  readonly word: number
  readonly distance: number
}

/** How well each thing matches one typed word, from 0 (not at all) to 1 (exactly). */
export interface SoundMatches {
  readonly names: Float32Array
  readonly runs: Float32Array
}

export function matchSound(names: Vocabulary, runs: Vocabulary, sound: string): SoundMatches {
  const ofNames = hits(names, sound, tolerances.names)
  const ofRuns = hits(runs, sound, tolerances.runs)
  const best = [...ofNames, ...ofRuns].reduce(
    (least, { distance }) => Math.min(least, distance),
    Infinity,
  )
  const near = ({ distance }: Hit) => distance <= best + rivalry
  return {
    names: scores(names, sound, ofNames.filter(near)),
    runs: scores(runs, sound, ofRuns.filter(near)),
  }
}

function hits({ sounds }: Vocabulary, sound: string, tolerance: number): Hit[] {
  let limit = sound.length < 3 ? 0 : Math.max(leastTolerance, tolerance * sound.length)
  const found: Hit[] = []
  sounds.forEach((known, word) => {
    const distance = distanceTo(known, sound, limit)
    if (distance > limit) return
    limit = Math.min(limit, distance + rivalry)
    found.push({ word, distance })
  })
  return found
}

function scores(vocabulary: Vocabulary, sound: string, near: readonly Hit[]): Float32Array {
  const { sounds, starts, places, things } = vocabulary
  const best = new Float32Array(things)
  for (const { word, distance } of near) {
    const rest = Math.max(0, (sounds[word]?.length ?? 0) - sound.length)
    const worth = 1 - distance / sound.length - unread * Math.min(rest, mostUnread)
    const score = Math.max(leastScore, worth)
    for (const thing of places.subarray(starts[word], starts[word + 1]))
      best[thing] = Math.max(best[thing] ?? 0, score)
  }
  return best
}
