import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { catalogueAtom } from '../games.atoms.ts'
import { GameRow } from '../home/GameRow.tsx'
import { useGameActions } from '../launch/useGameActions.ts'
import type { VendorDraw } from '../list/VendorTiles.tsx'
import { GameList } from '../list/GameList.tsx'
import { type Filter, isWhole } from '../filter/filter.rules.ts'
import { ProviderRow } from '../providers/ProviderRow.tsx'
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
