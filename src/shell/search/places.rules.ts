import { type Heard, typedWords } from '#features/games/lookup/heard.rules.ts'
import { heardIn, worthOfText } from '#features/games/lookup/words.rules.ts'

/** An entry with the names by which it is found; the first is the one shown. */
export interface Named<T> {
  readonly item: T
  readonly names: readonly string[]
}

interface Known<T> {
  readonly item: T
  readonly name: readonly Heard[]
  readonly all: readonly Heard[]
}

export const knownBy = <T>(named: readonly Named<T>[]): readonly Known<T>[] =>
  named.map(({ item, names }) => ({
    item,
    name: heardIn(names[0] ?? ''),
    all: heardIn(names.join(' ')),
  }))

/** A name counts more than other words. */
const ofName = 0.3
const minLetters = 2

/** The entries that match all typed words, best first; a single letter matches none. */
export function findAmong<T>(
  known: readonly Known<T>[],
  text: string,
  limit: number,
): readonly T[] {
  if (text.trim().length < minLetters) return []
  const typed = typedWords(text)
  return known
    .map(({ item, name, all }) => {
      const worth = worthOfText(typed, all)
      return { item, worth: worth && worth + ofName * worthOfText(typed, name) }
    })
    .filter(({ worth }) => worth > 0)
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, limit)
    .map(({ item }) => item)
}
