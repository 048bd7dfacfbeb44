import { type Getter, atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import { unwrap } from 'jotai/utils'
import type { Game } from '../../../api/games/game.ts'
import { isPassing } from '../../../net/failure.ts'
import type { ReadPages } from '../../../net/query.ts'
import { outboxAtom } from '../../../net/outbox/waiting.ts'
import { listLanguageAtom } from '../../merchant/merchant.atoms.ts'
import { latestFirst } from '../favourites/favourites.rules.ts'
import { asOnePage } from '../pages.rules.ts'
import { findGamesOf } from '../search/lookup/searcher.ts'
import { ownAtom } from './own.atoms.ts'
import type { OwnList } from './own.rules.ts'

const idsAtom = atomFamily((list: OwnList) =>
  atom((get) => {
    const ids = get(ownAtom)[list]?.ids ?? []
    return list === 'favourites' ? latestFirst(ids, get(outboxAtom)) : ids
  }),
)

/** The games of the kept ids, out of the catalogue on the phone; undefined until it has looked. */
const keptGamesAtom = atomFamily((list: OwnList) =>
  unwrap(
    atom(async (get): Promise<readonly Game[]> => {
      const ids = get(idsAtom(list))
      get(listLanguageAtom)
      if (ids.length === 0) return []
      return findGamesOf(ids).then(
        ({ games }) => games,
        () => [],
      )
    }),
  ),
)

/** A list of the player's own that cannot be asked for: the games of its kept ids, with their age. */
export function orKept(get: Getter, list: OwnList, read: ReadPages<Game>): ReadPages<Game> {
  const { value, failure } = read
  const isAway = failure !== undefined && (failure.kind === 'offline' || isPassing(failure))
  const at = get(ownAtom)[list]?.at
  if (value || !isAway || at === undefined) return read
  const items = get(keptGamesAtom(list))
  // Without the catalogue the phone cannot name them.
  if (items?.length === 0 && get(idsAtom(list)).length > 0) return read
  const kept = items && { items, total: items.length }
  return asOnePage({ ...read, value: kept, at, isKept: true, isPending: !kept, failure: undefined })
}
