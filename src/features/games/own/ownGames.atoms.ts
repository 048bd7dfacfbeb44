import { type Getter, atom } from 'jotai'
import { unwrap } from 'jotai/utils'
import type { Game } from '#api/games/game.ts'
import type { ReadPages } from '#net/query/query.ts'
import { offlineQueueAtom } from '#net/offlineQueue/waiting.ts'
import { listLanguageAtom } from '#features/merchant/merchant.atoms.ts'
import { latestFirst } from './favourites.rules.ts'
import { asOnePage } from '#features/games/catalogue/pages.rules.ts'
import { isAway } from '#features/games/lookup/orCatalogue.ts'
import { findGamesOf } from '#features/games/lookup/searcher.ts'
import { ownAtom } from './own.atoms.ts'
import type { OwnList } from './own.ts'

const idsAtoms = {
  favourites: atom((get) => latestFirst(get(ownAtom).favourites?.ids ?? [], get(offlineQueueAtom))),
  recent: atom((get) => get(ownAtom).recent?.ids ?? []),
}

/** The games of the stored ids, from the catalogue on the device; undefined while it is being read. */
const cachedGamesOf = (list: OwnList) =>
  unwrap(
    atom(async (get): Promise<readonly Game[]> => {
      const ids = get(idsAtoms[list])
      get(listLanguageAtom)
      if (ids.length === 0) return []
      return findGamesOf(ids).then(
        ({ games }) => games,
        () => [],
      )
    }),
  )

const cachedGamesAtoms = {
  favourites: cachedGamesOf('favourites'),
  recent: cachedGamesOf('recent'),
}

/** Where the platform cannot be reached: the games of the stored ids, with their age. */
export function orCached(get: Getter, list: OwnList, read: ReadPages<Game>): ReadPages<Game> {
  const at = get(ownAtom)[list]?.at
  if (read.value || !isAway(read.failure) || at === undefined) return read
  const items = get(cachedGamesAtoms[list])
  // Without the catalogue there are no names to show.
  if (items?.length === 0 && get(idsAtoms[list]).length > 0) return read
  const cached = items && { items, total: items.length }
  return asOnePage({
    ...read,
    value: cached,
    at,
    isCached: true,
    isPending: !cached,
    failure: undefined,
  })
}
