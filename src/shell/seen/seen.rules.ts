import type { Drawn } from './drawn.rules.ts'

export interface SeenTile {
  readonly id: string
  readonly name: string
  /** The classes of the element that shows its drawing. */
  readonly drawing: string
  /** Which of its badges are on (features/games/tile/badges.ts). */
  readonly isNew?: boolean
  readonly demo?: boolean
}

/** By language and URL; the newest last. */
export type Seen = Readonly<Record<string, readonly SeenTile[]>>

const maxRows = 3

/** Favourites and recent games are private: they are not stored. */
export const isRemembered = (drawn: Drawn, address: string) =>
  ['home', 'lobby', 'list', 'all'].includes(drawn) && !/fav|recent/i.test(address)

/** All of home's paths share one name. */
export const seenName = (drawn: string | undefined, address: string, locale: string) =>
  `${locale} ${drawn === 'home' ? drawn : address}`

export function withSeenTiles(seen: Seen, name: string, tiles: readonly SeenTile[]): Seen {
  const others = Object.entries(seen).filter(([other]) => other !== name)
  return Object.fromEntries([...others.slice(1 - maxRows), [name, tiles] as const])
}
