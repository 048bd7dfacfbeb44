import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Curtain } from './Curtain.tsx'
import { GameBar } from './GameBar.tsx'
import css from './LaunchScreen.module.css'
import type { LaunchSearch } from './launch.search.ts'
import { type LaunchTarget, targetOf } from './target.rules.ts'
import { usePlay } from './usePlay.ts'
import { useOpenRound, useWayOut } from './useWayOut.ts'

interface Props {
  readonly search: LaunchSearch
  readonly balance: ReactNode
}

/** A vendor's game, full screen, in a frame of its own origin. */
export function LaunchScreen({ search, balance }: Props) {
  const target = useMemo(() => targetOf(search), [search])
  const exit = useWayOut(search.pageBack)
  if (target) return <Stage target={target} balance={balance} onExit={exit} />
  return (
    <div className={css.screen}>
      <ErrorState
        title={<Trans>This link does not lead to a game</Trans>}
        action={
          <Button onClick={exit}>
            <Trans>Back</Trans>
          </Button>
        }
      />
    </div>
  )
}

interface StageProps {
  readonly target: LaunchTarget
  readonly balance: ReactNode
  readonly onExit: () => void
}

function Stage({ target, balance, onExit }: StageProps) {
  const { t } = useLingui()
  const { play, frame, isFramed, retry } = usePlay(target, onExit)
  useOpenRound(play.isRoundOpen)
  const name = play.launch?.name ?? t`Game`
  const isRunning = play.launch !== null && play.phase !== 'failed' && isFramed
  return (
    <div className={css.screen}>
      <GameBar
        name={name}
        isFree={target.isFree}
        openedAt={play.openedAt}
        balance={balance}
        onExit={onExit}
      />
      <div className={css.stage}>
        {isRunning && (
          <iframe
            key={play.attempt}
            ref={frame}
            className={css.frame}
            src={play.launch?.url}
            title={name}
            sandbox="allow-scripts allow-same-origin"
            referrerPolicy="no-referrer"
            allow="fullscreen"
          />
        )}
        {play.phase !== 'playing' && (
          <Curtain play={play} target={target} onRetry={retry} onExit={onExit} />
        )}
      </div>
    </div>
  )
}
