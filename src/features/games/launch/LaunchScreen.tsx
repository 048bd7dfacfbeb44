import { useLingui } from '@lingui/react/macro'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useClock } from '#device/useClock.ts'
import { clockOf } from '#i18n/clock.ts'
import { useDigits } from '#i18n/digits.ts'
import { Embed, EmbedBar, EmbedLayout } from '#ui/feedback/Embed.tsx'
import { useEscToLeave } from '#ui/embed/useEscToLeave.ts'
import { GameBalance } from '#features/wallet/GameBalance.tsx'
import { FreePlay } from './FreePlay.tsx'
import { GameCover } from './GameCover.tsx'
import { NamedGame, NoGame } from './NamedGame.tsx'
import type { LaunchSearch } from './target/launch.search.ts'
import { type LaunchTarget, targetOf } from './target/target.rules.ts'
import css from './LaunchScreen.module.css'
import { useFoundGame } from './useFoundGame.ts'
import { usePlay } from './usePlay.ts'
import { useDeposit, useExit, useLeaving } from './useExit.ts'

interface Props {
  readonly search: LaunchSearch
  /** Player protection, active while a real-money game runs. */
  readonly Watch?: ComponentType<WatchProps>
}

interface WatchProps {
  readonly isRoundOpen: boolean
  readonly onStop: () => void
}

/** A vendor's game, full screen, embedded from its own origin. */
export function LaunchScreen({ search, ...slots }: Props): ReactNode {
  const target = targetOf(search)
  const exit = useExit(search.pageBack)
  // Another game has its own embed, ticket and rounds.
  if (target && 'vendor' in target)
    return (
      <EmbeddedGame
        key={JSON.stringify(target)}
        target={target}
        search={search}
        onExit={exit}
        {...slots}
      />
    )
  return target ? (
    <NamedGame id={target.id} search={search} onExit={exit} />
  ) : (
    <NoGame onExit={exit} />
  )
}

interface LayoutProps extends Props {
  readonly target: LaunchTarget
  readonly onExit: () => void
}

/** Rounds of free play after which a line leads to the player's own balance. */
const freeRounds = 3

function EmbeddedGame({ Watch, search, onExit, ...props }: LayoutProps) {
  const { t } = useLingui()
  // The object stays the same while the URL names this game: a new one would launch it again.
  const [target] = useState(props.target)
  const onDeposit = useDeposit()
  const { play, embed, isEmbedded, retry } = usePlay(target, { onExit, onDeposit })
  const game = useFoundGame(target.id)
  const name = (game === null ? play.launch : game)?.name ?? ''
  const title = name || t`Game`
  const hasStake = play.isRoundOpen && !target.isFree
  useLeaving({ id: target.id, isRoundOpen: hasStake })
  useEscToLeave({ name: title, confirmsItself: hasStake, onLeave: onExit })
  const isRunning = play.launch !== null && play.phase !== 'failed' && isEmbedded
  return (
    <EmbedLayout
      bar={
        <EmbedBar name={title} closeLabel={t`Exit game`} onClose={onExit}>
          {target.isFree && <FreePlay search={search} isOffered={play.rounds >= freeRounds} />}
          {play.openedAt !== null && <Elapsed since={play.openedAt} />}
          {!target.isFree && <GameBalance />}
        </EmbedBar>
      }
    >
      {isRunning && <Embed key={play.attempt} ref={embed} src={play.launch?.url} title={title} />}
      {isRunning && Watch && !target.isFree && (
        <Watch isRoundOpen={play.isRoundOpen} onStop={onExit} />
      )}
      {play.phase !== 'playing' && (
        <GameCover
          play={play}
          game={{ ...target, name, picture: game?.picture ?? null }}
          onRetry={retry}
          onExit={onExit}
        />
      )}
    </EmbedLayout>
  )
}

function Elapsed({ since }: { readonly since: number }) {
  const { t } = useLingui()
  const [digits, now] = [useDigits(), useClock(1000)]
  return (
    <span className={css.elapsed} role="timer" aria-label={t`Time played`}>
      {digits(clockOf(now - since))}
    </span>
  )
}
