import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ListMenu } from './ListMenu.tsx'
import { LobbyBody } from './LobbyBody.tsx'
import { NameSearchCell } from './NameSearchCell.tsx'
import { useFilter } from '../filter/useFilter.ts'

interface Props {
  /** What stands above the new games. */
  readonly newGames: ReactNode
}

/** The lobby in the place of home's rows: all in sections, one list, the hot games, or those of a name. */
export function HomeLobby({ newGames }: Props) {
  const filtering = useHomeFilter()
  return (
    <>
      <ListMenu {...filtering} />
      <LobbyBody filter={filtering.filter} newGames={newGames} />
    </>
  )
}

/** The search in the bar above it. */
export const HomeLobbySearch = () => <NameSearchCell {...useHomeFilter()} />

const useHomeFilter = () => useFilter(useSearch({ strict: false }))
