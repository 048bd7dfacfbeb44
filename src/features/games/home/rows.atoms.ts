import type { Atom } from 'jotai'
import type { Game } from '../../../api/games/game.ts'
import type { ReadPages } from '../../../net/query/query.ts'
import { homeFavouritesAtom } from '../own/favourites.atoms.ts'
import { categoryGamesAtom, hotPagesAtom } from '../games.atoms.ts'
import type { RowId } from './rows.rules.ts'

export function rowAtom(row: RowId): Atom<ReadPages<Game>> {
  if (row === 'HOT') return hotPagesAtom
  return row === 'FAV' ? homeFavouritesAtom : categoryGamesAtom(row)
}
