import { listFavourites } from '#api/games/favourites.ts'
import type { Game } from '#api/games/game.ts'
import { listGames, listHotGames } from '#api/games/games.ts'
import { listRecent } from '#api/games/recent.ts'
import { store } from '#net/query/queryClient.ts'
import { readsOf } from '#net/query/readsOf.ts'
import { listLanguageAtom } from '#features/merchant/merchant.atoms.ts'

/** Every game in the lists loaded so far in the language that is read now; some occur more than once. */
export function knownGames(): readonly Game[] {
  const language = store.get(listLanguageAtom)
  return [listGames, listFavourites, listRecent, listHotGames]
    .flatMap((list) => readsOf(list))
    .filter(({ address }) => address.includes(`language=${language}`))
    .flatMap(({ answers }) => answers.flatMap(({ value }) => value.items))
}

export const knownGame = (id: string) => knownGames().find((game) => game.id === id) ?? null
