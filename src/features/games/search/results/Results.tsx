import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Game } from '../../../../api/games/game.ts'
import { AgeLine } from '../../../../i18n/age/AgeLine.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { FailureState } from '../../../../ui/feedback/ErrorState.tsx'
import { useSkeleton } from '../../../../ui/skeleton/useSkeleton.ts'
import { GameCount } from '../../GameCount.tsx'
import { favouriteIdsAtom } from '../../own/favourites.atoms.ts'
import { MoreGames } from '../../grid/MoreGames.tsx'
import { useGameActions } from '../../launch/useGameActions.ts'
import { NothingFound } from './NothingFound.tsx'
import { PlatformLine } from './PlatformLine.tsx'
import { ResultSkeleton, ResultRow } from './ResultRow.tsx'
import css from './Results.module.css'
import { useResults } from './useResults.ts'

interface Props {
  readonly text: string
  /** Enter was pressed on this text: the platform is searched too. */
  readonly isAsked: boolean
  readonly onAsk: () => void
  readonly onOpen: (game: Game) => void
}

export function Results({ text, isAsked, onAsk, onOpen }: Props) {
  const { t } = useLingui()
  const results = useResults(text, isAsked)
  const { pages, platform, failure, isPending, isMissing } = results
  const games = pages.value
  const missing = isMissing && <MissingCatalogue onRetry={results.retry} />
  const hasSkeleton = useSkeleton(isPending)
  if (isPending) return <ResultSkeleton isShown={hasSkeleton} />
  if (games.length === 0 && failure)
    return <FailureState failure={failure} onRetry={results.retry} />
  if (games.length === 0)
    return (
      <>
        {missing}
        <NothingFound {...{ text, platform, onAsk, onOpen }} isAsked={isAsked || isMissing} />
      </>
    )
  return (
    <>
      <div className={css.head}>
        <output className={css.count}>
          <GameCount total={pages.total} />
        </output>
        <AgeLine of={results.age} />
      </div>
      {missing}
      <Rows label={t`Games found`} games={games} onOpen={onOpen} />
      {!platform.value && <PlatformLine platform={platform} />}
      <MoreGames pages={pages} />
    </>
  )
}

/** The platform finds exact spellings only; others need the catalogue. */
const MissingCatalogue = ({ onRetry }: { readonly onRetry: () => void }) => (
  <output className={css.platform}>
    <Trans>
      The game list is not on this phone yet, so only the online catalogue was searched.
    </Trans>
    <Button kind="quiet" size="small" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  </output>
)

interface RowsProps {
  readonly label: string
  readonly games: readonly Game[]
  readonly onOpen: (game: Game) => void
}

function Rows({ label, games, onOpen }: RowsProps) {
  const favourites = useAtomValue(favouriteIdsAtom)
  const { onStar } = useGameActions('list')
  return (
    <ul className={css.list} aria-label={label}>
      {games.map((game) => (
        <ResultRow
          key={game.id}
          game={game}
          isFavourite={favourites.has(game.id)}
          onOpen={onOpen}
          onStar={onStar}
        />
      ))}
    </ul>
  )
}
