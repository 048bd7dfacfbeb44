import { expect, it } from 'vitest'
import { distanceFrom, heardOf, limitOf, typedWords } from './heard.rules.ts'

const isFound = (typed: string, word: string) => {
  const [first = { sound: '', initial: '' }] = typedWords(typed)
  const { sound, initial } = heardOf(word)
  return distanceFrom(first, sound, initial, limitOf(first, 0.18)) < Infinity
}

it.each([
  ['Wheel', 'w'],
  ['Élan', 'e'],
  ['ঘুড়ি', 'g'],
  ['৭৭৭', '7'],
])('%s starts with the sound of %s', (word, initial) => expect(heardOf(word).initial).toBe(initial))

it.each([
  // The same first letter, and more than half of the others.
  ['whel', 'Wheel', true],
  ['jakpot', 'Jackpot', true],
  ['rulet', 'রুলেট', true],
  ['ঘুরি', 'Ghuri', true],
  ['hello', 'Holdem', false],
  ['টাকা', 'Tiger', false],
  // Another first letter, and 70 % of the others.
  ['evietor', 'Aviator', true],
  ['elish', 'ইলিশ', true],
  ['phuchka', 'Fuchka', true],
  ['hello', 'Wheel', false],
  ['হ্যালো', 'Alpona', false],
  ['office', 'Fishing', false],
])('%s may mean %s: %s', (typed, word, isMeant) => expect(isFound(typed, word)).toBe(isMeant))
