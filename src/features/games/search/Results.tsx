import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
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
import { merged } from './results.rules.ts'
import { platformGamesAtom } from './search.atoms.ts'
import { useFound } from './useFound.ts'

interface Props {
  readonly text: string
  /** Enter was pressed on this text: the platform is asked too. */
  readonly isAsked: boolean
  readonly onAsk: () => void
  readonly onOpen: (game: Game) => void
}

const step = 24

/** The games that answer to the text: from the phone at once, from the platform when asked. */
export function Results({ text, isAsked, onAsk, onOpen }: Props) {
  const { t } = useLingui()
  const [most, setMost] = useState(step)
  const { found, failure, isSettled, age, retry } = useFound(text, most)
  // Without a catalogue on the phone there is only the platform to ask.
  const platform = useAtomValue(platformGamesAtom(isAsked || (isSettled && failure) ? text : ''))
  const games = merged(found?.games ?? [], platform.value?.items ?? [])
  const isPending =
    (!found && !failure) || (games.length === 0 && (!isSettled || platform.isPending))
  const isGhostly = useSkeleton(isPending)
  const textOf = useFailureText()
  const format = useFormat()
  if (isPending) return <ResultGhosts isShown={isGhostly} />
  if (games.length === 0 && failure && platform.failure)
    return (
      <ErrorState
        title={textOf(failure)}
        action={
          <Button onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    )
  if (games.length === 0)
    return (
      <NothingFound
        text={text}
        platform={platform}
        isAsked={isAsked}
        onAsk={onAsk}
        onOpen={onOpen}
      />
    )
  const total = (found?.total ?? 0) + games.length - (found?.games.length ?? 0)
  const count = format.count(total)
  return (
    <>
      <div className={css.head}>
        <output className={css.count}>
          <Plural value={total} one={`${count} game`} other={`${count} games`} />
        </output>
        <AgeLine of={age} />
      </div>
      <Rows label={t`Games found`} games={games} onOpen={onOpen} />
      {isAsked && <PlatformLine platform={platform} />}
      {found && found.total > found.games.length && (
        <div className={css.more}>
          <Button kind="ghost" size="small" busy={!isSettled} onClick={() => setMost(most + step)}>
            <Trans>More games</Trans>
          </Button>
        </div>
      )}
    </>
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
