import { type Catalogue, gameAt } from '../../../api/catalogue.ts'
import type { Game } from '../../../api/game.ts'
import { type ListId, isCategory, isLottery, isSplit } from '../catalogue.rules.ts'

/** Whether the catalogue knows which games belong to this list. */
export const isInCatalogue = (list: ListId) =>
  isCategory(list) && !isLottery(list) && !isSplit(list)

/** The places of a list's games in the catalogue, without those with these ids. */
export function placesOf(
  catalogue: Catalogue,
  list: ListId,
  without: ReadonlySet<string>,
): Uint32Array {
  const places: number[] = []
  let place = 0
  for (const run of catalogue.wire.runs) {
    const isWanted = isIn(list, run)
    for (const end = place + run.games; place < end; place += 1)
      if (isWanted && !without.has(catalogue.ids[place] ?? '')) places.push(place)
  }
  return Uint32Array.from(places)
}

type Run = Catalogue['wire']['runs'][number]

/** Crash games are slots on the wire, and in its list of slots. */
const isIn = (list: ListId, { gameType, gameClassifyNew }: Run) => {
  if (list === 'CRASH') return gameClassifyNew?.includes('Crash') ?? false
  return gameType === list
}

export interface WholeList {
  readonly size: number
  readonly gameAt: (place: number) => Game | null
}

/**
 * A list to its end: what the platform's pages say comes first, in their order, then the rest from the catalogue.
 * Null where the two do not count the same games.
 */
export function wholeList(
  catalogue: Catalogue,
  list: ListId,
  games: readonly Game[],
  total: number,
  language: string,
): WholeList | null {
  const rest = placesOf(catalogue, list, new Set(games.map(({ id }) => id)))
  const size = games.length + rest.length
  if (games.length === 0 || size !== total) return null
  const restAt = (place: number | undefined) =>
    place === undefined ? null : gameAt(catalogue, place, language)
  return { size, gameAt: (place) => games[place] ?? restAt(rest[place - games.length]) }
}
