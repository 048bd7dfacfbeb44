import { useEffect, useMemo } from 'react'
import type { Game } from '#api/games/game.ts'
import type { ReadPages } from '#net/query/query.ts'
import { pageSizes } from '#features/games/catalogue/games.params.ts'
import { type ListId, isCatalogued } from '#features/games/catalogue/catalogue.rules.ts'
import type { PooledGames } from './pool/PooledGrid.tsx'
import { useListLength } from './listLength.ts'
import { useFullList } from './useFullList.ts'

/** A player who scrolls this far may want the whole list. */
const far = 3 * pageSizes.lobby
/** At most this many games are loaded page by page to restore a scroll position. */
const mostPages = 20 * pageSizes.lobby

/**
 * The list in its known or stored length, and whether it is complete. `every` is the list that these pages contain
 * completely; null where a filter leaves games out.
 */
export function useGameList(every: ListId | null, games: readonly Game[], pages: ReadPages<Game>) {
  const { remembered, remember } = useListLength()
  const { total = Infinity, hasMore, failure, isPending } = pages
  // The same first games as before, so that the others keep their positions.
  const isReady = games.length >= Math.min(remembered.paged, mostPages, total)
  const first = useMemo(() => games.slice(0, remembered.paged || Infinity), [games, remembered])
  const isFar = games.length >= far || remembered.count >= far
  const category = every !== null && isCatalogued(every) ? every : null
  const whole = useFullList({ category, first, total, isFar, isReady })
  const paged = whole?.paged ?? games.length
  const reach = whole === null ? remembered.count : Math.min(remembered.count, mostPages)
  const list = useMemo((): PooledGames => {
    if (whole) {
      const { size, gameAt } = whole
      return { count: size, known: size, total: size, gameAt }
    }
    const known = games.length
    const coming = Math.min(total, Math.max(known + pageSizes.lobby, reach))
    const later = isPending ? reach : hasMore && !failure ? coming : known
    const count = Math.max(known, later)
    const gameAt = (place: number) => games[place] ?? null
    return { count, known, total: total === Infinity ? -1 : Math.max(total, count), gameAt }
  }, [whole, games, total, hasMore, failure, isPending, reach])
  useEffect(() => {
    if (!isPending && isReady) remember({ count: list.count, paged })
  }, [isPending, isReady, remember, list.count, paged])
  return { list, isWhole: Boolean(whole) }
}
