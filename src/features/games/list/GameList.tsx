import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { AgeLine } from '#i18n/age/AgeLine.tsx'
import type { Game } from '#api/games/game.ts'
import type { Failure } from '#net/failure.ts'
import { FailureState } from '#ui/feedback/EmptyState.tsx'
import { useSkeleton } from '#ui/skeleton/Skeleton.tsx'
import { GamePages } from '#features/games/grid/GamePages.tsx'
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx'
import { useDrawnMark } from './useDrawnMark.ts'
import { LiveModels } from '#features/games/live/LiveModels.tsx'
import { useGameActions } from '#features/games/launch/actions/useGameActions.ts'
import { GridSkeleton } from '#features/games/grid/GridSkeleton.tsx'
import css from './GameList.module.css'
import { ListEmpty } from './ListEmpty.tsx'
import { type Filter, isWhole } from '#features/games/filter/filter.rules.ts'
import { lobbyPagesAtom } from './list.atoms.ts'
import { WaitingStars } from './WaitingStars.tsx'
import { placeholderFrom } from './list.rules.ts'

export function GameList(filter: Filter) {
  const pages = useAtomValue(lobbyPagesAtom(filter))
  const games = usePlaceholder(filter, pages.value)
  const actions = useGameActions('lobby')
  const hasSkeleton = useSkeleton(pages.isPending)
  const isKnown = pages.value !== undefined
  useDrawnMark(isKnown && games.length > 0, pages.isCached)
  const failure = isKnown ? undefined : pages.failure
  if (failure && games.length === 0) return <ListError failure={failure} onRetry={pages.retry} />
  const isEmpty = games.length === 0 && !pages.hasMore
  if (isEmpty && !pages.isPending) return <ListEmpty {...filter} />
  return (
    <div aria-busy={!isKnown && !failure}>
      {failure && <ErrorNotice className={css.error} failure={failure} onRetry={pages.retry} />}
      {isWhole(filter) && filter.list === 'LIVE' && <LiveModels onPlay={actions.onPlay} />}
      <div className={css.age}>{isKnown && <AgeLine of={pages} />}</div>
      {filter.classify === 'FAV' && <WaitingStars />}
      <GamePages
        key={JSON.stringify(filter)}
        games={games}
        pages={pages}
        actions={actions}
        areFavourites={filter.classify === 'FAV'}
        skeleton={<GridSkeleton isShown={hasSkeleton} />}
      />
    </div>
  )
}

/** The games; while they load, those of the last filter that certainly match. */
function usePlaceholder(filter: Filter, games: readonly Game[] | undefined) {
  const [last, setLast] = useState({ filter, games })
  if (games && games !== last.games) setLast({ filter, games })
  return games ?? placeholderFrom(last.games ?? [], last.filter, filter)
}

interface ErrorProps {
  readonly failure: Failure
  readonly onRetry: () => void
}

const ListError = ({ failure, onRetry }: ErrorProps) => (
  <FailureState failure={failure} onRetry={onRetry}>
    {failure.kind === 'offline' && (
      <Trans>
        You have not opened this list on this device yet. Lists you have opened are available
        offline.
      </Trans>
    )}
  </FailureState>
)
