import type { Drawn } from './drawn.rules.ts'

/** A tile as it stood on the screen: enough to draw it again before the app has come. */
export interface SeenTile {
  readonly id: string
  readonly name: string
  /** What its drawing's elements say, in their order. */
  readonly art: readonly Readonly<Record<string, string>>[]
}

/** By language and address; the newest last. */
export type Seen = Readonly<Record<string, readonly SeenTile[]>>

const most = 3

/** A list of the player's own is nobody else's to see: it is not remembered. */
export const isRemembered = (drawn: Drawn, address: string) =>
  ['home', 'lobby', 'list'].includes(drawn) && !/fav|recent/i.test(address)

/** All addresses of home show the same games. */
export const seenName = (drawn: string | undefined, address: string, locale: string) =>
  `${locale} ${drawn === 'home' ? drawn : address}`

/** The newest few addresses are remembered. */
export function withSeen(seen: Seen, name: string, tiles: readonly SeenTile[]): Seen {
  const others = Object.entries(seen).filter(([other]) => other !== name)
  return Object.fromEntries([...others.slice(1 - most), [name, tiles] as const])
}
