import { distanceTo, likeness } from './distance.rules.ts'
import { isBengali } from './sound.bengali.ts'
import { latinLetters, soundOf, wordsOf } from './sound.rules.ts'

/** A word as it sounds and as it begins in writing: Wheel sounds like "hul" and begins with w. */
export interface Heard {
  readonly sound: string
  readonly initial: string
}

export function heardOf(word: string): Heard {
  const sound = soundOf(word)
  return { sound, initial: (isBengali(word) ? sound : latinLetters(word)).slice(0, 1) }
}

/** The words of a typed text. "qqqqqq" must not match words with k: what reduces to almost nothing is used as typed. */
export const typedWords = (text: string): Heard[] =>
  wordsOf(text)
    .map((word) => {
      const heard = heardOf(word)
      const isReduced = heard.sound !== '' && word.length > 2 * heard.sound.length + 1
      return isReduced ? { ...heard, sound: word } : heard
    })
    .filter(({ sound }) => sound !== '')

const minLikeness = 0.7
/** With the same first letter, more than half must be alike. */
const minOfInitial = 0.5

/** Whether a typed word may mean this one: it begins with the same letter, or is alike in 70 % of its own. */
function mayMean(sound: string, initials: string, typed: Heard): boolean {
  const alike = likeness(sound, typed.sound)
  return initials.includes(typed.initial) ? alike > minOfInitial : alike >= minLikeness
}

const minTolerance = 0.3

/** How far a word may differ, given how far it may per letter; two letters must match exactly. */
export const limitOf = ({ sound }: Heard, tolerance: number) =>
  sound.length < 3 ? 0 : Math.max(minTolerance, tolerance * sound.length)

/** The distance from a typed word to one with this sound; Infinity where it cannot be meant. */
export function distanceFrom(typed: Heard, sound: string, initials: string, limit: number) {
  const distance = distanceTo(sound, typed.sound, limit)
  return distance <= limit && mayMean(sound, initials, typed) ? distance : Infinity
}
