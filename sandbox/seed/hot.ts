import type { Category } from '#api/games/category.ts'
import { type SeededGame, pinnedFirst } from './games.ts'
import { favouritesOfAll } from './pinned.ts'
import { vendors } from './vendors.ts'

const portions: readonly (readonly [Category, number])[] = [
  ['RNG', 28],
  ['LIVE', 8],
  ['CRASH', 5],
  ['FISH', 5],
  ['PVP', 5],
  ['GAMESHOW', 3],
  ['TG', 2],
  ['SPORTS', 2],
  ['BG', 1],
  ['ESPORTS', 1],
]

const resting = new Set(vendors.filter(({ maintenance }) => maintenance).map(({ code }) => code))

/** Gives sixty games from all categories a place in the hot list. */
export function withHotPlaces(games: readonly SeededGame[]): SeededGame[] {
  const chosen = portions.flatMap(([category, count]) =>
    games
      .filter((game) => game.category === category && !resting.has(game.vendor))
      .slice(0, count)
      .map((game, index) => ({ game, place: (index + 0.5) / count })),
  )
  const ordered = chosen.sort((a, b) => a.place - b.place).map(({ game }) => game)
  const listed = pinnedFirst(ordered, ({ sort }) => Number(sort) < favouritesOfAll.length)
  const places = new Map(listed.map(({ node_id }, place) => [node_id, place + 1]))
  return games.map((game) => ({ ...game, hot: places.get(game.node_id) ?? null }))
}
