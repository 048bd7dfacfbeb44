import type { Catalogue } from '#api/games/catalogue.ts'
import { isSplit } from '#features/games/catalogue/catalogue.rules.ts'
import type { CategoryWanted } from './search.messages.ts'

/** The positions of a category's games in the catalogue. */
export function placesIn(catalogue: Catalogue, wanted: CategoryWanted): Uint32Array {
  const places: number[] = []
  let place = 0
  for (const run of catalogue.wire.runs) {
    const isWanted = isIn(wanted, run)
    for (const end = place + run.games; place < end; place += 1) if (isWanted) places.push(place)
  }
  return Uint32Array.from(places)
}

type Run = Catalogue['wire']['runs'][number]

/**
 * The wire lists crash games as slots, and sports, e-sports and cockfights as one category; only the vendors
 * distinguish them.
 */
function isIn({ category, vendors }: CategoryWanted, { gameType, gameClassifyNew, ...run }: Run) {
  if (vendors) return isSplit(gameType) && vendors.includes(run.vassalage)
  if (category === 'CRASH') return gameClassifyNew?.includes('Crash') ?? false
  return gameType === category
}
