import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Game } from '#api/games/game.ts'
import { AgeLine } from '#i18n/age/AgeLine.tsx'
import { useFailureText } from '#i18n/text/failureText.ts'
import type { Read } from '#net/query/query.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState, FailureState } from '#ui/feedback/EmptyState.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { useSkeleton } from '#ui/skeleton/Skeleton.tsx'
import { GameCount } from '#features/games/catalogue/GameCount.tsx'
import { favouriteIdsAtom } from '#features/games/own/favourites.atoms.ts'
import { MoreGames } from '#features/games/grid/MoreGames.tsx'
import { useGameActions } from '#features/games/launch/actions/useGameActions.ts'
import { Popular } from '#features/games/search/discover/Discover.tsx'
import { PlaceRows, type Place } from './PlaceRows.tsx'
import { ResultSkeleton, ResultRow } from './ResultRow.tsx'
import css from './Results.module.css'
import { useResults } from './useResults.ts'
import { Status } from '#ui/feedback/Status.tsx'

interface Props {
  readonly text: string
  /** Pages and draws that the text means. */
  readonly places: readonly Place[]
  /** Enter was pressed on this text: the platform is searched too. */
  readonly isSubmitted: boolean
  readonly onSearchAll: () => void
  readonly onOpen: (game: Game) => void
  /** A place was followed. */
  readonly onLeave: () => void
}

export const Results = ({ places, onLeave, ...props }: Props) => (
  <>
    <PlaceRows places={places} onLeave={onLeave} />
    <Games {...props} hasPlaces={places.length > 0} />
  </>
)

interface GamesProps extends Omit<Props, 'places' | 'onLeave'> {
  readonly hasPlaces: boolean
}

function Games({ text, isSubmitted, hasPlaces, onSearchAll, onOpen }: GamesProps) {
  const results = useResults(text, isSubmitted)
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
        <NothingFound
          {...{ text, platform, hasPlaces, onSearchAll, onOpen }}
          isSubmitted={isSubmitted || isMissing}
        />
      </>
    )
  return (
    <>
      <div className={css.head}>
        <Status className={css.count}>
          <GameCount total={pages.total} />
        </Status>
        <AgeLine of={results.age} />
      </div>
      {missing}
      <Rows games={games} onOpen={onOpen} />
      {!platform.value && <PlatformLine platform={platform} />}
      <MoreGames pages={pages} />
    </>
  )
}

/** The platform finds exact spellings only; others need the catalogue. */
const MissingCatalogue = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Status className={css.platform}>
    <Trans>The game list is not on this device yet, so only games online were searched.</Trans>
    <Button kind="quiet" size="small" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  </Status>
)

interface NothingProps extends GamesProps {
  readonly platform: Read<unknown>
}

function NothingFound({
  text: name,
  platform,
  isSubmitted,
  hasPlaces,
  onSearchAll,
  onOpen,
}: NothingProps) {
  const line = isSubmitted && <PlatformLine platform={platform} />
  const button = !isSubmitted && (
    <Button kind={hasPlaces ? 'quiet' : 'primary'} onClick={onSearchAll}>
      <Trans>Search all games</Trans>
    </Button>
  )
  // Who has found a page may not have looked for a game.
  if (hasPlaces)
    return (
      <>
        <Status className={css.platform}>
          {isSubmitted ? <Trans>No game found for “{name}”</Trans> : button}
        </Status>
        {line}
      </>
    )
  return (
    <>
      <EmptyState
        motif="lantern"
        urgent
        title={<Trans>No game found for “{name}”</Trans>}
        action={button}
      >
        <Trans>Try fewer letters, or the provider’s name.</Trans>
      </EmptyState>
      {line}
      <Popular onOpen={onOpen} />
    </>
  )
}

function PlatformLine({ platform }: Pick<NothingProps, 'platform'>) {
  const textOf = useFailureText()
  const { failure, isPending, retry } = platform
  if (!failure && !isPending) return null
  return (
    <Status className={css.platform}>
      {failure ? (
        <>
          {textOf(failure)}
          <Button kind="quiet" size="small" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      ) : (
        <>
          <Spinner size="small" />
          <Trans>Searching online…</Trans>
        </>
      )}
    </Status>
  )
}

function Rows({ games, onOpen }: Pick<Props, 'onOpen'> & { readonly games: readonly Game[] }) {
  const { t } = useLingui()
  const favourites = useAtomValue(favouriteIdsAtom)
  const { onStar } = useGameActions('list')
  return (
    <ul className={css.list} aria-label={t`Games found`}>
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
