import { useSearch } from '@tanstack/react-router'
import type { ListId } from '../catalogue.rules.ts'
import { AllView } from './AllView.tsx'
import { GameList } from './GameList.tsx'
import { ListMenu } from './ListMenu.tsx'
import { pageModeOf } from './filter.rules.ts'
import { useFilter } from './useFilter.ts'

/** The lobby in the place of home's rows: all in sections, one list, the hot games, or those of a name. */
export function HomeLobby({ list }: { readonly list: ListId }) {
  const search = useSearch({ strict: false })
  const filtering = useFilter({ ...search, gameType: search.gameType ?? list })
  return (
    <>
      <ListMenu {...filtering} />
      {pageModeOf(filtering.filter) === 'all' ? <AllView /> : <GameList {...filtering.filter} />}
    </>
  )
}
