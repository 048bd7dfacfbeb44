/**
 * What a letter carries and no reader counts: the vowel signs, the hasanta and the nukta of Bengali, accents,
 * joiners, the tint of an emoji. Not Intl.Segmenter: engines of different ages part Bengali conjuncts differently,
 * and app and platform must agree where 20 and 200 are.
 */
const carried = /[\p{M}\p{Cf}\p{Emoji_Modifier}]/u

/** Characters as a reader counts them: "বাংলা" has two, "abc" three. */
export function lengthOf(text: string): number {
  let count = 0
  for (const character of text) if (!carried.test(character)) count++
  return count
}

/** The beginning of a text, up to so many characters, none of them torn. */
export function firstOf(text: string, most: number): string {
  let count = 0
  let end = 0
  for (const character of text) {
    if (!carried.test(character) && ++count > most) break
    end += character.length
  }
  return text.slice(0, end)
}
