import { type Atom, atom, useAtomValue } from 'jotai'
import type { Game } from '#api/games/game.ts'
import { AgeLine } from '#i18n/age/AgeLine.tsx'
import { cachedFamily } from '#net/query/family.ts'
import type { ReadPages } from '#net/query/query.ts'
import { isCategory } from '#features/games/catalogue/catalogue.rules.ts'
import { orCatalogue } from '#features/games/lookup/orCatalogue.ts'
import { orCached } from '#features/games/own/ownGames.atoms.ts'
import { DrawnRow, type Props } from './GameRow.tsx'
import { rowAtom } from './rows.ts'
import type { RowId } from './rows.rules.ts'

const cachedOf = cachedFamily((row: RowId): Atom<ReadPages<Game>> =>
  atom((get) => {
    const read = get(rowAtom(row))
    return isCategory(row) ? orCatalogue(get, row, read) : orCached(get, 'favourites', read)
  }),
)

/** A row while the platform is unreachable: what the phone has of it, with its age. */
export function CachedRow(props: Props) {
  const read = useAtomValue(cachedOf(props.row))
  if (!read.value && props.row === 'FAV') return null
  return <DrawnRow {...props} read={read} age={read.value && <AgeLine of={read} />} />
}
