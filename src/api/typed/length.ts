/**
 * Characters that belong to the one before: Bengali vowel signs, hasanta and nukta, accents, joiners, emoji skin
 * tones. Not Intl.Segmenter: engines split Bengali conjuncts differently, and app and platform must count alike.
 */
const carried = /[\p{M}\p{Cf}\p{Emoji_Modifier}]/u

/** Characters as a reader counts them: "বাংলা" has two, "abc" three. */
export function lengthOf(text: string): number {
  let count = 0
  for (const character of text) if (!carried.test(character)) count++
  return count
}

export function firstOf(text: string, limit: number): string {
  let count = 0
  let end = 0
  for (const character of text) {
    if (!carried.test(character) && ++count > limit) break
    end += character.length
  }
  return text.slice(0, end)
}

const characters = (text: string) => text.length

/**
 * The content of a field after an edit: characters typed beyond `most` are ignored, but a longer paste is accepted,
 * so that it can be refused with a sentence.
 */
export function typedUpTo(
  limit: number,
  before: string,
  after: string,
  count: (text: string) => number = characters,
): string {
  const length = count(after)
  return length > limit && length === count(before) + 1 ? before : after
}
