import { type Heard, typedWords } from '#features/games/lookup/heard.rules.ts'
import { heardIn, worthOfText } from '#features/games/lookup/words.rules.ts'

/** A thing with the names by which it is found; the first is the one shown. */
export interface Named<T> {
  readonly thing: T
  readonly names: readonly string[]
}

interface Known<T> {
  readonly thing: T
  readonly name: readonly Heard[]
  readonly all: readonly Heard[]
}

export const knownBy = <T>(named: readonly Named<T>[]): readonly Known<T>[] =>
  named.map(({ thing, names }) => ({
    thing,
    name: heardIn(names[0] ?? ''),
    all: heardIn(names.join(' ')),
  }))

/** A name counts more than other words. */
const ofName = 0.3
const leastLetters = 2

/** The things that match all typed words, best first; a single letter matches nothing. */
export function findAmong<T>(known: readonly Known<T>[], text: string, most: number): readonly T[] {
  if (text.trim().length < leastLetters) return []
  const typed = typedWords(text)
  return known
    .map(({ thing, name, all }) => {
      const worth = worthOfText(typed, all)
      return { thing, worth: worth && worth + ofName * worthOfText(typed, name) }
    })
    .filter(({ worth }) => worth > 0)
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map(({ thing }) => thing)
}
