import type { InfiniteData } from '@tanstack/query-core'
import { listFavourites } from '#api/games/favourites.ts'
import type { Game } from '#api/games/game.ts'
import { listGames, listHotGames } from '#api/games/games.ts'
import type { Page } from '#api/page.ts'
import { listRecent } from '#api/games/recent.ts'
import type { Answer } from '#net/call.ts'
import { queryClient, store } from '#net/query/queryClient.ts'
import { listLanguageAtom } from '#features/merchant/merchant.atoms.ts'

type GamePage = Answer<Page<Game>>

const lists: readonly unknown[] = [listGames, listHotGames, listFavourites, listRecent]

function readsOf<T>(isPaged: boolean) {
  const language = store.get(listLanguageAtom)
  return queryClient
    .getQueriesData<T>({
      predicate: ({ meta, queryKey: [first, second] }) =>
        lists.includes(meta?.endpoint) &&
        (first === 'pages') === isPaged &&
        String(isPaged ? second : first).includes(`language=${language}`),
    })
    .flatMap(([, data]) => data ?? [])
}

/** Every game in the lists loaded so far in the language that is read now; some occur more than once. */
export function knownGames(): readonly Game[] {
  const pages = [
    ...readsOf<InfiniteData<GamePage>>(true).flatMap((data) => data.pages),
    ...readsOf<GamePage>(false),
  ]
  return pages.flatMap(({ value }) => value.items)
}

export const knownGame = (id: string) => knownGames().find((game) => game.id === id) ?? null
