import { type Getter, atom } from 'jotai'
import { unwrap } from 'jotai/utils'
import type { Category } from '#api/games/category.ts'
import type { Game } from '#api/games/game.ts'
import { type Failure, isTransient } from '#net/failure.ts'
import { cachedFamily } from '#net/query/family.ts'
import type { ReadPages } from '#net/query/query.ts'
import { store } from '#net/query/queryClient.ts'
import { listLanguageAtom } from '#features/merchant/merchant.atoms.ts'
import { isSplit } from '#features/games/catalogue/catalogue.rules.ts'
import { catalogueAtom } from '#features/games/catalogue/games.atoms.ts'
import { findInCategory } from './searcher.ts'

export const isAway = (failure: Failure | undefined) =>
  failure !== undefined && (failure.kind === 'offline' || isTransient(failure))

const atOnce = 120

const limitOf = cachedFamily((_category: Category) => atom(atOnce))

const foundOf = cachedFamily((category: Category) =>
  unwrap(
    atom(async (get) => {
      const limit = get(limitOf(category))
      get(listLanguageAtom)
      const entry = get(catalogueAtom)?.find((one) => one.category === category)
      const vendors = isSplit(category) ? (entry?.vendors ?? []).map(({ code }) => code) : null
      return findInCategory({ category, vendors, limit }).catch(() => null)
    }),
    (before) => before,
  ),
)

/**
 * A list of the platform's games or, if the platform cannot be reached, the same category from the catalogue on the
 * phone, with its age.
 */
export function orCatalogue(
  get: Getter,
  category: Category,
  read: ReadPages<Game>,
): ReadPages<Game> {
  // The login page of a public network answers instead of the platform.
  const isLost = isAway(read.failure) || read.failure?.kind === 'malformed'
  if (read.value || !isLost) return read
  const found = get(foundOf(category))
  if (found === null || found?.total === 0) return read
  const [games, total] = [found?.games, found?.total ?? 0]
  const limit = get(limitOf(category))
  return {
    ...read,
    value: games,
    at: found?.at,
    isCached: true,
    isPending: !found,
    failure: undefined,
    total,
    hasMore: limit < total,
    isLoadingMore: false,
    more: () => store.set(limitOf(category), 2 * limit),
  }
}
