import type { Atom } from 'jotai'
import type { Game } from '#api/games/game.ts'
import type { ReadPages } from '#net/query/query.ts'
import { homeFavouritesAtom } from '#features/games/own/favourites.atoms.ts'
import { categoryGamesAtom, hotPagesAtom } from '#features/games/catalogue/games.atoms.ts'
import type { RowId } from './rows.rules.ts'

export function rowAtom(row: RowId): Atom<ReadPages<Game>> {
  if (row === 'HOT') return hotPagesAtom
  return row === 'FAV' ? homeFavouritesAtom : categoryGamesAtom(row)
}

/** The home row from which a game was last opened; on the way back it is rendered at once. */
export const lastRow: { id?: string | undefined } = {}
