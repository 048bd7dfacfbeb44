import type { Game } from '../../../api/game.ts'

/** The phone's findings, then what only the platform found; every game once. */
export function merged(own: readonly Game[], platform: readonly Game[]): readonly Game[] {
  const known = new Set(own.map(({ id }) => id))
  const others = new Map(platform.filter(({ id }) => !known.has(id)).map((game) => [game.id, game]))
  return [...own, ...others.values()]
}
