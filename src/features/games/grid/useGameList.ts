import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import type { Game } from '../../../api/game.ts'
import type { ReadPages } from '../../../net/query.ts'
import { listLanguageAtom } from '../../merchant/merchant.atoms.ts'
import { pageSizes } from '../games.params.ts'
import type { ListId } from '../catalogue.rules.ts'
import type { GameList } from './PooledGrid.tsx'
import { useEntry } from './entry.ts'
import { wholeCatalogueAtom, openCatalogueIntent } from './whole.atoms.ts'
import { isInCatalogue, wholeList } from './whole.rules.ts'

/** Who comes so far may want them all. */
const far = 3 * pageSizes.lobby
/** So many more are waited for page after page, to return to where the player was. */
const mostPages = 20 * pageSizes.lobby

/**
 * The list as long as it is known or remembered to be, and whether it is known to its end.
 * `every` is the list whose games, without exception, these pages are; null where a filter leaves some out.
 */
export function useGameList(every: ListId | null, games: readonly Game[], pages: ReadPages<Game>) {
  const { remembered, remember } = useEntry()
  const { total = Infinity, hasMore, failure, isPending } = pages
  const catalogue = useCatalogue(every, games.length >= far || remembered.count >= far)
  const language = useAtomValue(listLanguageAtom)
  // What the platform put first comes first again, or the games would stand elsewhere than before.
  const hasBeginning = games.length >= Math.min(remembered.paged, mostPages, total)
  // Pages that come while the catalogue does would push what follows out of its place.
  const [beginning, setBeginning] = useState(remembered.paged || Infinity)
  const whole = useMemo(
    () =>
      hasBeginning &&
      every &&
      catalogue &&
      wholeList(catalogue, every, games.slice(0, beginning), total, language),
    [hasBeginning, every, catalogue, games, beginning, total, language],
  )
  if (whole && beginning === Infinity) setBeginning(games.length)
  const paged = whole ? Math.min(games.length, beginning) : games.length
  const mayBeWhole = catalogue === null || (catalogue && !hasBeginning)
  const reach = mayBeWhole ? remembered.count : Math.min(remembered.count, mostPages)
  const list = useMemo((): GameList => {
    if (whole) return { ...whole, count: whole.size, known: whole.size, total: whole.size }
    const known = games.length
    const coming = Math.min(total, Math.max(known + pageSizes.lobby, reach))
    const later = isPending ? reach : hasMore && !failure ? coming : known
    const count = Math.max(known, later)
    const gameAt = (place: number) => games[place] ?? null
    return { count, known, total: total === Infinity ? -1 : Math.max(total, count), gameAt }
  }, [whole, games, total, hasMore, failure, isPending, reach])
  useEffect(() => {
    if (!isPending && hasBeginning) remember({ count: list.count, paged })
  }, [isPending, hasBeginning, remember, list.count, paged])
  return { list, isWhole: Boolean(whole) }
}

/** The catalogue, asked for where it can help and the player comes far; undefined where it cannot, null until it is here. */
function useCatalogue(every: ListId | null, isFar: boolean) {
  const open = useSetAtom(openCatalogueIntent)
  const catalogue = useAtomValue(wholeCatalogueAtom)
  const canHelp = every !== null && isInCatalogue(every)
  const isMissing = canHelp && isFar && catalogue === null
  useEffect(() => {
    if (isMissing) open()
  }, [isMissing, open])
  return canHelp && catalogue !== 'lost' ? catalogue : undefined
}
