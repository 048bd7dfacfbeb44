const letters = 128
const usual = 1
/** The cost of two transposed letters. */
const swapped = 0.7

/** Letters that sound or are written alike. */
const alike: Readonly<Record<string, number>> = {
  ao: 0.2,
  ...each('ae ai au ei eo eu io iu ou', 0.3),
  ...each('bp pf bf td kg cj cs js gj mn rl dr', 0.5),
}

/** Letters often added or dropped without a change in sound. */
const light: Readonly<Record<string, number>> = { ...each('a e i o u', 0.3), h: 0.4, n: 0.6 }

function each(keys: string, cost: number) {
  return Object.fromEntries(keys.split(' ').map((key) => [key, cost]))
}

const exchange = new Float32Array(letters * letters).fill(usual)
const leave = new Float32Array(letters).fill(usual)
for (let code = 0; code < letters; code += 1) exchange[code * letters + code] = 0
for (const [pair, cost] of Object.entries(alike)) {
  const [one, other] = [pair.charCodeAt(0), pair.charCodeAt(1)]
  exchange[one * letters + other] = cost
  exchange[other * letters + one] = cost
}
for (const [letter, cost] of Object.entries(light)) leave[letter.charCodeAt(0)] = cost

/** People rarely get the first letter wrong, so it costs at least this much. */
const minAtStart = 0.75

const codeAt = (word: string, place: number) => word.charCodeAt(place) & (letters - 1)
const leaveAt = (word: string, place: number) => {
  const cost = leave[codeAt(word, place)] ?? usual
  return place === 0 ? Math.max(cost, minAtStart) : cost
}

/** Three rows of the distance table, reused for every word. */
const maxLength = 64
let before = new Float32Array(maxLength)
let row = new Float32Array(maxLength)
let next = new Float32Array(maxLength)

/**
 * The weighted edit distance from a sound to the start of a word's sound; the rest of the word is ignored. 0 means
 * equal, Infinity that the limit was exceeded.
 */
export function distanceTo(word: string, sound: string, limit: number): number {
  const width = Math.min(word.length, maxLength - 1)
  row[0] = 0
  for (let at = 1; at <= width; at += 1) row[at] = (row[at - 1] ?? 0) + leaveAt(word, at - 1)
  let least = 0
  for (let place = 1; place <= sound.length && least <= limit; place += 1) {
    least = fillNext(word, width, sound, place)
    ;[before, row, next] = [row, next, before]
  }
  return least > limit ? Infinity : least
}

/** Fills the row of one more typed letter; returns its minimum. */
function fillNext(word: string, width: number, sound: string, place: number): number {
  const typed = codeAt(sound, place - 1)
  const skipped = leaveAt(sound, place - 1)
  let left = (row[0] ?? 0) + skipped
  let least = left
  next[0] = left
  for (let at = 1; at <= width; at += 1) {
    const letter = codeAt(word, at - 1)
    const exchanged = (row[at - 1] ?? 0) + (exchange[typed * letters + letter] ?? usual)
    left = Math.min(exchanged, (row[at] ?? 0) + skipped, left + leaveAt(word, at - 1))
    if (at > 1 && place > 1 && isSwap(word, at, sound, place))
      left = Math.min(left, (before[at - 2] ?? 0) + swapped)
    next[at] = left
    least = Math.min(least, left)
  }
  return least
}

const isSwap = (word: string, at: number, sound: string, place: number) =>
  codeAt(sound, place - 1) === codeAt(word, at - 2) &&
  codeAt(word, at - 1) === codeAt(sound, place - 2)

/** The part of a typed sound that the start of a word's sound has too, from 0 to 1; every letter counts the same. */
export function likeness(word: string, sound: string): number {
  let above = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let place = 1; place <= sound.length; place += 1) {
    const below = [place]
    for (let at = 1; at <= word.length; at += 1) {
      const exchanged = (above[at - 1] ?? 0) + (sound[place - 1] === word[at - 1] ? 0 : 1)
      below.push(Math.min(exchanged, (above[at] ?? 0) + 1, (below[at - 1] ?? 0) + 1))
    }
    above = below
  }
  return 1 - Math.min(...above) / Math.max(1, sound.length)
}
