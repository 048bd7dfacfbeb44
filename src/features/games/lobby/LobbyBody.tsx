import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { catalogueAtom } from '#features/games/catalogue/games.atoms.ts'
import { GameRow } from '#features/games/home/GameRow.tsx'
import { useGameActions } from '#features/games/launch/actions/useGameActions.ts'
import type { VendorDraw } from '#features/games/list/VendorTiles.tsx'
import { GameList } from '#features/games/list/GameList.tsx'
import { type Filter, isWhole } from '#features/games/filter/filter.rules.ts'
import { ProviderRow } from '#features/games/providers/ProviderRow.tsx'
import { sectionsOf } from './sections.rules.ts'

export interface LobbySlots {
  /** Shown above the new games. */
  readonly newGames: ReactNode
  readonly VendorDraw?: VendorDraw | undefined
}

interface Props extends LobbySlots {
  readonly filter: Filter
}

export function LobbyBody({ filter, newGames, VendorDraw }: Props) {
  if (filter.list === 'ALL' && isWhole(filter)) return <AllView />
  return (
    <>
      {filter.classify === 'NEW' && newGames}
      <GameList {...filter} VendorDraw={VendorDraw} />
    </>
  )
}

function AllView() {
  const actions = useGameActions('lobby')
  const sections = sectionsOf(useAtomValue(catalogueAtom))
  return (
    <>
      {sections.map((section, place) =>
        section === 'PROVIDER' ? (
          <ProviderRow key={section} />
        ) : (
          <GameRow key={section} row={section} actions={actions} isFirst={place === 0} isInLobby />
        ),
      )}
    </>
  )
}
