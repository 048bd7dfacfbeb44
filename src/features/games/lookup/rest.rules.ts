import type { Catalogue } from '#api/games/catalogue.ts'
import type { Category } from '#api/games/category.ts'

/** The positions of a category's games in the catalogue, except those with these ids. */
export function placesIn(
  catalogue: Catalogue,
  category: Category,
  without: ReadonlySet<string>,
): Uint32Array {
  const places: number[] = []
  let place = 0
  for (const run of catalogue.wire.runs) {
    const isWanted = isIn(category, run)
    for (const end = place + run.games; place < end; place += 1)
      if (isWanted && !without.has(catalogue.ids[place] ?? '')) places.push(place)
  }
  return Uint32Array.from(places)
}

type Run = Catalogue['wire']['runs'][number]

/** The wire lists crash games as slots. */
const isIn = (category: Category, { gameType, gameClassifyNew }: Run) =>
  category === 'CRASH' ? (gameClassifyNew?.includes('Crash') ?? false) : gameType === category
