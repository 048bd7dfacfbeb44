import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { PlayCover } from '../../../ui/feedback/PlayCover.tsx'
import { TileArt } from '../../../ui/art/TileArt.tsx'
import type { LaunchTarget } from './target.rules.ts'
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
  return (
    <PlayCover
      art={
        <TileArt
          vendor={target.vendor}
          nodeId={target.id}
          category={target.category}
          shape="portrait"
        />
      }
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
