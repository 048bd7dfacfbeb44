import { useAtomValue } from 'jotai'
import type { ComponentType, ReactNode } from 'react'
import { isLottery } from '#features/games/catalogue/catalogue.rules.ts'
import { catalogueAtom } from '#features/games/catalogue/games.atoms.ts'
import { GameRow } from '#features/games/home/GameRow.tsx'
import { useGameActions } from '#features/games/launch/actions/useGameActions.ts'
import { GameList } from '#features/games/list/GameList.tsx'
import { type Filter, isWhole } from '#features/games/filter/filter.rules.ts'
import { ProviderRow } from '#features/games/providers/ProviderRow.tsx'
import { sectionsOf } from './sections.rules.ts'

export interface LobbySlots {
  /** Shown above the new games. */
  readonly newGames: ReactNode
  /** In place of games. */
  readonly Lotteries: ComponentType<Pick<Filter, 'list' | 'name'>>
}

interface Props extends LobbySlots {
  readonly filter: Filter
}

export function LobbyBody({ filter, newGames, Lotteries }: Props) {
  if (filter.list === 'ALL' && isWhole(filter)) return <AllView />
  if (isLottery(filter.list)) return <Lotteries list={filter.list} name={filter.name} />
  return (
    <>
      {filter.classify === 'NEW' && newGames}
      <GameList {...filter} />
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
