import type { InfiniteData } from '@tanstack/query-core'
import { listFavourites } from '../../../api/games/favourites.ts'
import type { Game } from '../../../api/games/game.ts'
import { listGames, listHotGames } from '../../../api/games/games.ts'
import type { Page } from '../../../api/page.ts'
import { listRecent } from '../../../api/games/recent.ts'
import type { Answer } from '../../../net/call.ts'
import { queryClient } from '../../../net/query/queryClient.ts'

type GamePage = Answer<Page<Game>>

const lists: readonly unknown[] = [listGames, listHotGames, listFavourites, listRecent]

const readsOf = <T>(isPaged: boolean) =>
  queryClient
    .getQueriesData<T>({
      predicate: ({ meta, queryKey }) =>
        lists.includes(meta?.endpoint) && (queryKey[0] === 'pages') === isPaged,
    })
    .flatMap(([, data]) => data ?? [])

/** Every game in the lists loaded so far; some occur more than once. */
export function knownGames(): readonly Game[] {
  const pages = [
    ...readsOf<InfiniteData<GamePage>>(true).flatMap((data) => data.pages),
    ...readsOf<GamePage>(false),
  ]
  return pages.flatMap(({ value }) => value.items)
}

export const knownGame = (id: string) => knownGames().find((game) => game.id === id) ?? null
