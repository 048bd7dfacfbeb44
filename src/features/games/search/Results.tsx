import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ComponentProps } from 'react'
import type { Game } from '../../../api/game.ts'
import { AgeLine } from '../../../i18n/AgeLine.tsx'
import { useFailureText } from '../../../i18n/failureText.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { useSkeleton } from '../../../ui/useSkeleton.ts'
import { favouriteIdsAtom } from '../favourites/favourites.atoms.ts'
import { useGameActions } from '../useGameActions.ts'
import { NothingFound } from './NothingFound.tsx'
import { PlatformLine } from './PlatformLine.tsx'
import { ResultGhosts, ResultRow } from './ResultRow.tsx'
import css from './Results.module.css'
import { useResults } from './useResults.ts'

interface Props {
  readonly text: string
  /** Enter was pressed on this text: the platform is asked too. */
  readonly isAsked: boolean
  readonly onAsk: () => void
  readonly onOpen: (game: Game) => void
}

/** The games that answer to the text: from the phone at once, from the platform when asked. */
export function Results({ text, isAsked, onAsk, onOpen }: Props) {
  const { t } = useLingui()
  const results = useResults(text, isAsked)
  const { games, platform, failure, isPending } = results
  const isGhostly = useSkeleton(isPending)
  const textOf = useFailureText()
  if (isPending) return <ResultGhosts isShown={isGhostly} />
  if (games.length === 0 && failure)
    return (
      <ErrorState
        title={textOf(failure)}
        action={
          <Button onClick={results.retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    )
  if (games.length === 0) return <NothingFound {...{ text, platform, isAsked, onAsk, onOpen }} />
  return (
    <>
      <Count total={results.total} age={results.age} />
      <Rows label={t`Games found`} games={games} onOpen={onOpen} />
      {isAsked && <PlatformLine platform={platform} />}
      {results.hasMore && (
        <div className={css.more}>
          <Button kind="ghost" size="small" busy={!results.isSettled} onClick={results.more}>
            <Trans>More games</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

interface CountProps {
  readonly total: number
  readonly age: ComponentProps<typeof AgeLine>['of']
}

function Count({ total, age }: CountProps) {
  const format = useFormat()
  const count = format.count(total)
  return (
    <div className={css.head}>
      <output className={css.count}>
        <Plural value={total} one={`${count} game`} other={`${count} games`} />
      </output>
      <AgeLine of={age} />
    </div>
  )
}

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
