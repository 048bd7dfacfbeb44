import { type Heard, distanceFrom, limitOf } from './heard.rules.ts'
import type { Vocabulary } from './vocabulary.rules.ts'

/** How far a name may differ, per letter. Vendors and categories are fewer, so they are matched more strictly. */
const tolerances = { names: 0.18, runs: 0.1 }
/** Matches this close to the best one count as well. */
const rivalry = 0.15
/** The penalty for each letter not yet typed. */
const unread = 0.04
const maxUnread = 8
const minScore = 0.05

interface Hit {
  readonly word: number
  readonly distance: number
}

/** How well each entry matches one typed word, from 0 (not at all) to 1 (exactly). */
export interface SoundMatches {
  readonly names: Float32Array
  readonly runs: Float32Array
}

export function matchSound(names: Vocabulary, runs: Vocabulary, typed: Heard): SoundMatches {
  const { sound } = typed
  const ofNames = hits(names, typed, tolerances.names)
  const ofRuns = hits(runs, typed, tolerances.runs)
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

function hits({ sounds, initials }: Vocabulary, typed: Heard, tolerance: number): Hit[] {
  let limit = limitOf(typed, tolerance)
  const found: Hit[] = []
  sounds.forEach((sound, word) => {
    const distance = distanceFrom(typed, sound, initials[word] ?? '', limit)
    if (distance === Infinity) return
    limit = Math.min(limit, distance + rivalry)
    found.push({ word, distance })
  })
  return found
}

function scores(vocabulary: Vocabulary, sound: string, near: readonly Hit[]): Float32Array {
  const { sounds, starts, places, count } = vocabulary
  const best = new Float32Array(count)
  for (const { word, distance } of near) {
    const rest = Math.max(0, (sounds[word]?.length ?? 0) - sound.length)
    const worth = 1 - distance / sound.length - unread * Math.min(rest, maxUnread)
    const score = Math.max(minScore, worth)
    for (const entry of places.subarray(starts[word], starts[word + 1]))
      best[entry] = Math.max(best[entry] ?? 0, score)
  }
  return best
}
