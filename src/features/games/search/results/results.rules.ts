import type { Game } from '../../../../api/games/game.ts'

/** What one side has found: some of it is here, there is more. */
interface Part {
  readonly games: readonly Game[]
  readonly total: number
}

/** The phone's findings, and after the last of them what only the platform found; every game once. */
export function merged(own: Part, platform: readonly Game[]): readonly Game[] {
  if (own.total > own.games.length) return own.games
  const known = new Set(own.games.map(({ id }) => id))
  const others = new Map(platform.filter(({ id }) => !known.has(id)).map((game) => [game.id, game]))
  return [...own.games, ...others.values()]
}

/** How many both have found; what the platform has yet to send may be among the phone's, so it is at least as many. */
export const countOf = (own: Part, games: readonly Game[], platformTotal: number) =>
  Math.max(own.total, games.length, platformTotal)
