import { type Heard, distanceFrom, heardOf, limitOf } from './heard.rules.ts'
import { wordsOf } from './sound.rules.ts'

const tolerance = 0.18
/** Shorter words must match exactly as far as they are typed: "hello" is not "help". */
const shortest = 5
/** The penalty for each letter not yet typed. */
const unread = 0.02

/** The words of a text, as they are compared with typed ones. */
export const heardIn = (text: string): readonly Heard[] => wordsOf(text).map(heardOf)

function worthOf(word: Heard, known: readonly Heard[]): number {
  const limit = word.sound.length < shortest ? 0 : limitOf(word, tolerance)
  const worths = known.map(({ sound, initial }) => {
    const distance = distanceFrom(word, sound, initial, limit)
    const rest = Math.max(0, sound.length - word.sound.length)
    return distance === Infinity
      ? 0
      : Math.max(0.1, 1 - distance / word.sound.length - unread * rest)
  })
  return Math.max(0, ...worths)
}

/** How well a text matches the typed words, from 0 (a word is missing) to 1 (all are in it exactly). */
export function worthOfText(typed: readonly Heard[], known: readonly Heard[]): number {
  const worths = typed.map((word) => worthOf(word, known))
  return worths.length === 0 || worths.includes(0) ? 0 : Math.min(...worths)
}
