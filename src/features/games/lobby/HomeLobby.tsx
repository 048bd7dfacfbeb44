import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ListMenu } from './ListMenu.tsx'
import { LobbyBody } from './LobbyBody.tsx'
import { NameSearchCell } from './NameSearchCell.tsx'
import { useFilter } from '../filter/useFilter.ts'

interface Props {
  /** Shown above the new games. */
  readonly newGames: ReactNode
}

/** The lobby in place of home's rows. */
export function HomeLobby({ newGames }: Props) {
  const filtering = useHomeFilter()
  return (
    <>
      <ListMenu {...filtering} />
      <LobbyBody filter={filtering.filter} newGames={newGames} />
    </>
  )
}

export const HomeLobbySearch = () => <NameSearchCell {...useHomeFilter()} />

const useHomeFilter = () => useFilter(useSearch({ strict: false }))
