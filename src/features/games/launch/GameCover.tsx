import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { PlayCover } from '../../../ui/feedback/PlayCover.tsx'
import { knownGame } from '../lookup/knownGame.ts'
import { GameArt } from '../tile/GameArt.tsx'
import type { LaunchTarget } from './target/target.rules.ts'
import type { Play } from '../../../net/embed/play.rules.ts'
import { usePlayFailureText } from './usePlayFailureText.ts'

interface Props {
  readonly play: Play
  readonly target: Pick<LaunchTarget, 'vendor' | 'id' | 'category'>
  readonly onRetry: () => void
  readonly onExit: () => void
}

export function GameCover({ play, target, onRetry, onExit }: Props) {
  const textOf = usePlayFailureText()
  const navigate = useNavigate()
  const known = useMemo(() => knownGame(target.id), [target.id])
  const name = known?.name ?? play.launch?.name ?? ''
  return (
    <PlayCover
      art={<GameArt game={{ ...target, name, picture: known?.picture ?? null }} shape="portrait" />}
      text={play.failure ? textOf(play.failure) : <Waiting isSlow={play.isSlow} />}
      isFailed={play.failure !== null}
      isSlow={play.isSlow}
      onRetry={onRetry}
      onBack={onExit}
      onReport={() => void navigate({ href: '/m/feedback' })}
    />
  )
}

const Waiting = ({ isSlow }: { readonly isSlow: boolean }) =>
  isSlow ? (
    <Trans>The game is taking longer than usual. Wait a little, or start it again.</Trans>
  ) : (
    <Trans>Opening the game…</Trans>
  )
