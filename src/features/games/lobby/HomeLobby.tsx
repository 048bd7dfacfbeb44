import { useSearch } from '@tanstack/react-router'
import { ListMenu } from './ListMenu.tsx'
import { LobbyBody, type LobbySlots } from './LobbyBody.tsx'
import { NameSearchCell } from './NameSearchCell.tsx'
import { useFilter } from '#features/games/filter/useFilter.ts'

/** The lobby in place of home's rows. */
export function HomeLobby(slots: LobbySlots) {
  const filtering = useHomeFilter()
  return (
    <>
      <ListMenu {...filtering} />
      <LobbyBody filter={filtering.filter} {...slots} />
    </>
  )
}

export const HomeLobbySearch = () => <NameSearchCell {...useHomeFilter()} />

const useHomeFilter = () => useFilter(useSearch({ strict: false }))
