import { freeFrom, paletteCount, paletteOf } from '#ui/art/art.rules.ts'

const lettersOf = (text: string) => text.match(/\p{L}/gu) ?? []

/**
 * "TakaTap" → TT, "Bank transfer" → BT; in scripts without capitals, the first two letters without their marks. Text
 * in brackets describes, for example a network, and is ignored: two coins of one network would have the same letters.
 */
export function monogramOf(whole: string): string {
  const name = whole.replaceAll(/\([^)]*\)/g, '').trim() || whole
  const words = name.split(/[\s(]+/).filter((word) => lettersOf(word).length > 0)
  const capitals = name.match(/\p{Lu}/gu) ?? []
  const firsts = words.map((word) => lettersOf(word)[0] ?? '')
  const letters = words.length > 1 ? firsts : capitals.length > 1 ? capitals : lettersOf(name)
  return letters.slice(0, 2).join('').toUpperCase()
}

/** Two letters and a palette number. */
export interface Monogram {
  readonly letters: string
  readonly colour: number
}

/** The first two letters, or the first with the nearest later one that is not taken. */
function freeLetters(name: string, taken: ReadonlySet<string>): string {
  const usual = monogramOf(name)
  const [first = '', ...rest] = lettersOf(name.toUpperCase())
  return [usual, ...rest.map((letter) => first + letter)].find((pair) => !taken.has(pair)) ?? usual
}

/** By id; no two have the same letters or colour. On a collision, the later one gets the next that is free. */
export function marksOf(
  named: readonly { readonly id: string; readonly name: string }[],
): ReadonlyMap<string, Monogram> {
  const marks = new Map<string, Monogram>()
  for (const { id, name } of named) {
    if (marks.has(id)) continue
    const taken = [...marks.values()]
    marks.set(id, {
      letters: freeLetters(name, new Set(taken.map(({ letters }) => letters))),
      colour: freeFrom(paletteOf(id), new Set(taken.map(({ colour }) => colour)), paletteCount),
    })
  }
  return marks
}
