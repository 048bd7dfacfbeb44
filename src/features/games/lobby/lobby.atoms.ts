import type { Atom } from 'jotai'
import type { VendorCode } from '../../../api/category.ts'
import type { Game } from '../../../api/game.ts'
import type { ReadPages } from '../../../net/query.ts'
import type { ListId } from '../catalogue.rules.ts'
import { lobbyFavouritesAtom } from '../favourites/favourites.atoms.ts'
import { gamesAtom, hotPagesAtom, recentAtom } from '../games.atoms.ts'
import { pageSizes } from '../games.params.ts'

export interface Wanted {
  readonly list: ListId
  readonly vendor: VendorCode | null
  readonly classify: string | null
}

/** The pages of a list, 15 games each, or as many as its own endpoint gives. */
export function lobbyPagesAtom({ list, vendor, classify }: Wanted): Atom<ReadPages<Game>> {
  if (list === 'HOT') return hotPagesAtom
  if (list === 'FAV') return lobbyFavouritesAtom
  if (list === 'RECENT') return recentAtom
  const category = list === 'ALL' ? null : list
  return gamesAtom({ category, vendor, classify, pageSize: pageSizes.lobby })
}
