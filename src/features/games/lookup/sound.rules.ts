import { isBengali, romanised } from './sound.bengali.ts'

/**
 * Spellings of one sound in English and romanised Bengali, applied in this order; C stands for "ch" until the
 * end.
 */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[tcs]ion/g, 'son'],
  [/t(?=u(re|ne)s?$)/g, 'C'],
  [/^wh/, 'hu'],
  [/^kn/, 'n'],
  [/igh/g, 'ai'],
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/c?ch/g, 'C'],
  [/x/g, 'ks'],
  [/qu?/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/([kgtdjbpsr])h/g, '$1'],
  [/C+h?/g, 'c'],
  [/v/g, 'b'],
  [/z/g, 'j'],
  [/([bdfgjklmnprst])e$/, '$1'],
  [/e[ae]/g, 'i'],
  [/o[ou]/g, 'u'],
  [/[ae]y$/, 'e'],
  [/y/g, 'i'],
  [/w/g, 'o'],
]

const maxLetters = 24

const isUnsounded = (word: string) => /^[^\p{Script=Latin}\p{Script=Bengali}\p{N}]+$/u.test(word)

/**
 * The sound of a word in Latin or Bengali letters, so that different spellings match: Aviator, "evietor" and এভিয়েটর
 * differ by a vowel at most. A run of vowels counts as its first, a doubled letter as one. A word in other letters is
 * its own sound.
 */
export function soundOf(word: string): string {
  if (isUnsounded(word)) return word.toLowerCase().slice(0, maxLetters)
  const sound = isBengali(word) ? romanised(word) : latinSound(word)
  return sound
    .replace(/ng+/g, 'n')
    .replace(/([aeiou])[aeiou]+/g, '$1')
    .replace(/(\D)\1+/g, '$1')
    .slice(0, maxLetters)
}

/** Small and without accents. */
export const latinLetters = (word: string) =>
  word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const latinSound = (word: string) =>
  spellings.reduce((text, [pattern, instead]) => text.replace(pattern, instead), latinLetters(word))

export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(/['’\u200c\u200d]/g, '')
    .match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []
