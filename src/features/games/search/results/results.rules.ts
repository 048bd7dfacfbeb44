import type { Game } from '#api/games/game.ts'

/** The first part of what one source has found. */
interface Part {
  readonly games: readonly Game[]
  readonly total: number
}

/** What the device found, then what only the platform found; each game once. */
export function merged(own: Part, platform: readonly Game[]): readonly Game[] {
  if (own.total > own.games.length) return own.games
  const known = new Set(own.games.map(({ id }) => id))
  const others = new Map(platform.filter(({ id }) => !known.has(id)).map((game) => [game.id, game]))
  return [...own.games, ...others.values()]
}

/** A lower bound: games of the platform's further pages may be among those of the device. */
export const foundCountOf = (own: Part, games: readonly Game[], platformTotal: number) =>
  Math.max(own.total, games.length, platformTotal)
