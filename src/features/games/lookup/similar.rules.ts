import { type Catalogue, runAt } from '#api/games/catalogue.ts'
import type { Game } from '#api/games/game.ts'

type Run = Catalogue['wire']['runs'][number]

/** The same category weighs more than the same vendor. */
function likenessOf(run: Run, own: Run): number {
  const isSameKind = run.gameType === own.gameType && run.gameClassifyNew === own.gameClassifyNew
  const isSameVendor = run.vassalage === own.vassalage
  return (isSameKind ? 4 : 0) + (isSameVendor ? 2 : 0)
}

const sharedWord = 3
const hotness = 0.5
/** Neighbours win ties: otherwise every game of a vendor would show the same few. */
const nearness = 0.4

/** Positions in the catalogue, most similar first; empty where the id is unknown. */
export function similarTo(
  catalogue: Catalogue,
  hot: ReadonlySet<number>,
  id: string,
  limit: number,
): Uint32Array {
  const own = catalogue.ids.indexOf(id)
  const ownRun = own < 0 ? undefined : runAt(catalogue, own)
  if (!ownRun) return new Uint32Array(0)
  const words = new Set(namesOf(catalogue, own))
  const scores = new Float32Array(catalogue.size)
  let place = 0
  for (const run of catalogue.wire.runs) {
    const likeness = likenessOf(run, ownRun)
    for (const end = place + run.games; place < end; place += 1) {
      if (likeness === 0 || place === own) continue
      const shared = namesOf(catalogue, place).filter((word) => words.has(word)).length
      const distance = Math.abs(place - own) / catalogue.size
      const rest = (hot.has(place) ? hotness : 0) + nearness * (1 - distance)
      scores[place] = likeness + Math.min(1, shared) * sharedWord + rest
    }
  }
  return best(scores, limit)
}

const namesOf = ({ starts, names }: Catalogue, place: number) =>
  names.subarray(starts[place], starts[place + 1])

function best(scores: Float32Array, limit: number): Uint32Array {
  const places = Uint32Array.from(scores.keys()).filter((place) => (scores[place] ?? 0) > 0)
  return places.sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0)).subarray(0, limit)
}

/** Without a catalogue: games of the same category from the lists loaded so far, those of the same vendor first. */
export function likeAmong(games: readonly Game[], own: Game, limit: number): readonly Game[] {
  const alike = games.filter(({ id, category }) => id !== own.id && category === own.category)
  const once = [...new Map(alike.map((game) => [game.id, game])).values()]
  const isOwnVendor = ({ vendor }: Game) => vendor === own.vendor
  return once
    .toSorted((one, other) => Number(isOwnVendor(other)) - Number(isOwnVendor(one)))
    .slice(0, limit)
}
