import type { Game } from '#api/games/game.ts'

/** Without a catalogue: games of the same category from the lists loaded so far, those of the same vendor first. */
export function likeAmong(games: readonly Game[], own: Game, most: number): readonly Game[] {
  const alike = games.filter(({ id, category }) => id !== own.id && category === own.category)
  const once = [...new Map(alike.map((game) => [game.id, game])).values()]
  const isOwnVendor = ({ vendor }: Game) => vendor === own.vendor
  return once
    .toSorted((one, other) => Number(isOwnVendor(other)) - Number(isOwnVendor(one)))
    .slice(0, most)
}
