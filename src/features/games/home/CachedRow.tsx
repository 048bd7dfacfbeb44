import { atom, useAtomValue } from 'jotai'
import { AgeLine } from '#i18n/age/AgeLine.tsx'
import { orCached } from '#features/games/own/ownGames.atoms.ts'
import { DrawnRow, type Props } from './GameRow.tsx'
import { rowAtom } from './rows.atoms.ts'

const cachedFavouritesAtom = atom((get) => orCached(get, 'favourites', get(rowAtom('FAV'))))

/** A member's favourites while the platform is unreachable: the cached copy, with its age. */
export function CachedRow(props: Props) {
  const read = useAtomValue(cachedFavouritesAtom)
  return read.value ? <DrawnRow {...props} read={read} age={<AgeLine of={read} />} /> : null
}
