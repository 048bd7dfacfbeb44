import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { PlayCover } from '../../../ui/feedback/PlayCover.tsx'
import { TileArt } from '../../../ui/art/TileArt.tsx'
import type { Play } from '../../../net/embed/play.rules.ts'
import type { StartTarget } from '../lottery.rules.ts'
import { useStartFailureText } from './useStartFailureText.ts'

interface Props {
  readonly play: Play
  readonly target: StartTarget
  readonly onRetry: () => void
  readonly onClose: () => void
}

export function LotteryCover({ play, target, onRetry, onClose }: Props) {
  const textOf = useStartFailureText()
  const navigate = useNavigate()
  return (
    <PlayCover
      art={
        <TileArt
          game={{
            vendor: target.vendor,
            id: target.code,
            category: 'LOTT',
            name: play.launch?.name ?? '',
          }}
          shape="portrait"
        />
      }
      text={play.failure ? textOf(play.failure) : <Waiting isSlow={play.isSlow} />}
      isFailed={play.failure !== null}
      isSlow={play.isSlow}
      onRetry={onRetry}
      onBack={onClose}
      onReport={() => void navigate({ href: '/m/feedback' })}
    />
  )
}

const Waiting = ({ isSlow }: { readonly isSlow: boolean }) =>
  isSlow ? (
    <Trans>The lottery is taking longer than usual. Wait a little, or open it again.</Trans>
  ) : (
    <Trans>Opening the lottery…</Trans>
  )
