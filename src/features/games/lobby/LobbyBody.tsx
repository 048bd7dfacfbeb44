import type { ReactNode } from 'react'
import { AllView } from './AllView.tsx'
import { GameList } from '../list/GameList.tsx'
import { type Filter, pageModeOf } from '../filter/filter.rules.ts'

interface Props {
  readonly filter: Filter
  /** Shown above the new games. */
  readonly newGames: ReactNode
}

export function LobbyBody({ filter, newGames }: Props) {
  if (pageModeOf(filter) === 'all') return <AllView />
  return (
    <>
      {filter.classify === 'NEW' && newGames}
      <GameList {...filter} />
    </>
  )
}
