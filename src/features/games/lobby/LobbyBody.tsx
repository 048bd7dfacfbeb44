import type { ReactNode } from 'react'
import { AllView } from './AllView.tsx'
import type { VendorDraw } from '../list/VendorTiles.tsx'
import { GameList } from '../list/GameList.tsx'
import { type Filter, isWhole } from '../filter/filter.rules.ts'

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
