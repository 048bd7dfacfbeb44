import type { Category, VendorCode } from '#api/games/category.ts'
import type { CategoryVendors } from '#api/games/vendors.ts'
import type { ReadPages } from '#net/query/query.ts'
import { isSplit } from '#features/games/catalogue/catalogue.rules.ts'
import type { Game } from '#api/games/game.ts'
import { type Filter, isOwnClass } from '#features/games/filter/filter.rules.ts'

/** Whether a list across categories shows this game under one of them; crash games count as slots too. */
export function isAmong(
  { category, vendor }: { readonly category: Category; readonly vendor: VendorCode },
  list: Category,
  catalogue: readonly CategoryVendors[],
): boolean {
  if (!isSplit(list)) return category === list || (list === 'RNG' && category === 'CRASH')
  const entry = catalogue.find((one) => one.category === list)
  return isSplit(category) && (entry?.vendors.some(({ code }) => code === vendor) ?? false)
}

/**
 * Filters the items and drops duplicates: when the list shifts between two page requests, the second page repeats
 * items of the first.
 */
export function sifted<T extends { readonly id: string }>(
  read: ReadPages<T>,
  isWanted?: (item: T) => boolean,
): ReadPages<T> {
  if (!read.value) return read
  const wanted = isWanted ? read.value.filter(isWanted) : read.value
  const value = [...new Map(wanted.map((item) => [item.id, item])).values()]
  if (!isWanted) return { ...read, value }
  return { ...read, value, total: read.hasMore ? undefined : value.length }
}

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
