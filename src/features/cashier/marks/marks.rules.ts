import { freeFrom, paletteCount, paletteOf } from '#ui/art/art.rules.ts'

const lettersOf = (text: string) => text.match(/\p{L}/gu) ?? []

/**
 * "TakaTap" → TT, "Bank transfer" → BT; in scripts without capitals, the first two letters without their marks. What
 * stands in brackets describes, as a network does: two coins of one network would have the same letters.
 */
export function monogramOf(whole: string): string {
  const name = whole.replaceAll(/\([^)]*\)/g, '').trim() || whole
  const words = name.split(/[\s(]+/).filter((word) => lettersOf(word).length > 0)
  const capitals = name.match(/\p{Lu}/gu) ?? []
  const firsts = words.map((word) => lettersOf(word)[0] ?? '')
  const letters = words.length > 1 ? firsts : capitals.length > 1 ? capitals : lettersOf(name)
  return letters.slice(0, 2).join('').toUpperCase()
}

/** Palette number by id. On a collision, the later id gets the next free palette. */
export function coloursOf(ids: readonly string[]): ReadonlyMap<string, number> {
  const colours = new Map<string, number>()
  for (const id of ids) {
    if (colours.has(id)) continue
    const taken = new Set(colours.values())
    colours.set(id, freeFrom(paletteOf(id), taken, paletteCount))
  }
  return colours
}
