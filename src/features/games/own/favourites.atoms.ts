import { atom } from 'jotai'
import type { Category } from '#api/games/category.ts'
import { listFavouriteIds, listFavourites } from '#api/games/favourites.ts'
import type { Game } from '#api/games/game.ts'
import { cachedFamily } from '#net/query/family.ts'
import { type ReadPages, pagesAtom, queryAtom } from '#net/query/query.ts'
import { offlineQueueAtom } from '#net/offlineQueue/waiting.ts'
import { listLanguageAtom } from '#features/merchant/merchant.atoms.ts'
import { pageSizes } from '#features/games/catalogue/games.params.ts'
import { ownAtom } from './own.atoms.ts'
import { laidOver, withoutRemoved } from './favourites.rules.ts'

const knownIdsAtom = queryAtom(listFavouriteIds, () => ({}))

/** The platform's answer, or until then the ids stored on the device, with unsent changes applied. */
export const favouriteIdsAtom = atom((get): ReadonlySet<string> => {
  const ids = get(knownIdsAtom).value ?? get(ownAtom).favourites?.ids ?? []
  return laidOver(ids, get(offlineQueueAtom))
})

const favouritePages = (pageSize: number, category: Category | null) => {
  const pages = pagesAtom(listFavourites, (get, page) => ({
    page,
    pageSize,
    language: get(listLanguageAtom),
    ...(category && { category }),
  }))
  return atom((get): ReadPages<Game> => {
    const read = get(pages)
    return { ...read, value: read.value && withoutRemoved(read.value, get(offlineQueueAtom)) }
  })
}

export const homeFavouritesAtom = favouritePages(pageSizes.favouritesHome, null)

export const favouritesOf = cachedFamily((category: Category | null) =>
  favouritePages(pageSizes.favouritesLobby, category),
)
