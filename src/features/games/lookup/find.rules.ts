import type { Catalogue } from '#api/games/catalogue.ts'
import { type SoundMatches, matchSound } from './soundMatch.rules.ts'
import { type Heard, typedWords } from './heard.rules.ts'
import { soundOf } from './sound.rules.ts'
import { type Vocabulary, pieceVocabulary, runVocabulary, runsOf } from './vocabulary.rules.ts'

/** The search index; hardly larger than the names themselves. */
export interface SearchIndex {
  /** The name of game n is made of the pieces from `starts[n]` up to `starts[n + 1]`. */
  readonly starts: Uint32Array
  readonly names: Uint16Array
  readonly pieces: Vocabulary
  readonly runs: Vocabulary
  /** The end of each run's games. */
  readonly ends: Uint32Array
  readonly hot: ReadonlySet<number>
}

export function indexOf(catalogue: Catalogue): SearchIndex {
  const runs = runsOf(catalogue)
  const { starts, names, ids } = catalogue
  const hottest = new Set(catalogue.hot)
  let end = 0
  return {
    starts,
    names,
    pieces: pieceVocabulary(catalogue),
    runs: runVocabulary(runs),
    ends: Uint32Array.from(runs, ({ games }) => (end += games)),
    hot: new Set(ids.flatMap((id, place) => (hottest.has(id) ? [place] : []))),
  }
}

/** Positions in the catalogue, best match first. */
export function matchesOf(index: SearchIndex, text: string): Uint32Array {
  const words = typedWords(text)
  if (words.length === 0) return new Uint32Array(0)
  const matches = words.map((word) => matchSound(index.pieces, index.runs, word))
  const scores = scored(index, matches, 0)
  if (words.length > 1) addJoined(index, words, scores)
  const found = ranked(scores, index.hot)
  return found.length > 0 || words.length === 1
    ? found
    : ranked(scored(index, matches, 1), index.hot)
}

/** "avi ator": the two words may be one. */
function addJoined(index: SearchIndex, words: readonly Heard[], scores: Float32Array) {
  const sound = soundOf(words.map((word) => word.sound).join(''))
  const matches = matchSound(index.pieces, index.runs, { sound, initial: words[0]?.initial ?? '' })
  scored(index, [matches], 0).forEach((score, game) => {
    scores[game] = Math.max(scores[game] ?? 0, score * words.length)
  })
}

/** The score of every game; 0 where more than `mayMiss` words do not match. */
function scored(
  index: SearchIndex,
  matches: readonly SoundMatches[],
  mayMiss: number,
): Float32Array {
  const scores = new Float32Array(index.starts.length - 1)
  let run = 0
  for (let game = 0; game < scores.length; game += 1) {
    while (game >= (index.ends[run] ?? Infinity)) run += 1
    scores[game] = scoreOf(index, game, run, matches, mayMiss)
  }
  return scores
}

/** A matching vendor or category counts less than a matching name. */
const runWeight = 0.6
/** The larger the typed part of the name, the better. */
const share = 0.2

function scoreOf(
  { starts, names }: SearchIndex,
  game: number,
  run: number,
  matches: readonly SoundMatches[],
  mayMiss: number,
): number {
  const from = starts[game] ?? 0
  const to = starts[game + 1] ?? from
  let score = 0
  let named = 0
  let missed = 0
  for (const word of matches) {
    let best = 0
    for (let at = from; at < to; at += 1) best = Math.max(best, word.names[names[at] ?? 0] ?? 0)
    if (best > 0) named += 1
    best = Math.max(best, (word.runs[run] ?? 0) * runWeight)
    if (best === 0) missed += 1
    if (missed > mayMiss) return 0
    score += best
  }
  return score === 0 ? 0 : score + (share * named) / Math.max(1, to - from)
}

const hotness = 0.15

/** Best first; ties in the platform's order. */
function ranked(scores: Float32Array, hot: ReadonlySet<number>): Uint32Array {
  const worth = scores.map((score, game) => (score > 0 && hot.has(game) ? score + hotness : score))
  const places = new Uint32Array(scores.length)
  let count = 0
  for (let game = 0; game < worth.length; game += 1)
    if ((worth[game] ?? 0) > 0) places[count++] = game
  return places
    .subarray(0, count)
    .sort((one, other) => (worth[other] ?? 0) - (worth[one] ?? 0) || one - other)
}
