import type { Game } from '#api/games/game.ts'
import { type Filter, isOwnClass } from '#features/games/filter/filter.rules.ts'

/** The games on screen that certainly match the next filter, shown until its response arrives. */
export function placeholderFrom(games: readonly Game[], from: Filter, to: Filter): readonly Game[] {
  const isTellable = to.classify === null || to.classify === 'NEW' || to.classify === from.classify
  if (
    from.list !== to.list ||
    (to.minLine !== null && to.minLine !== from.minLine) ||
    isOwnClass(to.classify) ||
    !isTellable
  )
    return []
  return games.filter((game) => belongs(game, to))
}

const belongs = (game: Game, { vendor, minBet, name, classify }: Filter) =>
  (vendor === null || game.vendor === vendor) &&
  (minBet === null || game.minBet === minBet) &&
  (classify !== 'NEW' || game.isNew) &&
  game.name.toLowerCase().includes(name.toLowerCase())
