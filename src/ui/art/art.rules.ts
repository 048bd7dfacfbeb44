import type { Motif } from './motifs/motifs.ts'

export const paletteCount = 12

/** `banner` is three times as wide as high. */
export type Shape = 'square' | 'portrait' | 'landscape' | 'banner'

export interface Subject {
  readonly vendor: string
  readonly id: string
  readonly category: string
  readonly name: string
}

/** FNV-1a. */
export function hashOf(text: string) {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return hash >>> 0
}

/** The first value from `wanted` on that is not taken; `wanted` if all are taken. */
export function freeFrom(wanted: number, taken: ReadonlySet<number>, count: number) {
  for (let at = wanted; at < wanted + count; at += 1) if (!taken.has(at % count)) return at % count
  return wanted
}

export const paletteOf = (key: string) => hashOf(key) % paletteCount

/** Differs from the values of the eleven ids before and after it. */
export const paletteOfGame = ({ vendor, id }: Pick<Subject, 'vendor' | 'id'>) =>
  ((hashOf(vendor) >>> 4) + 7 * (Number(id) || hashOf(id))) % paletteCount

/**
 * Describes the whole drawing, for the worker, and is also the class of the elements that show it. The same game has
 * the same name everywhere.
 */
export const artName = (shape: Shape, game: Subject) => {
  const seed = hashOf(`${game.vendor}:${game.id}`).toString(36)
  const words = game.name.replace(/[^\p{L}\p{M}\p{N}]+/gu, '_')
  return ['art', shape, paletteOfGame(game), seed, game.category, words].join('-')
}

export const motifName = (motif: Motif, palette: number) => `art-motif-${palette}-${motif}`
