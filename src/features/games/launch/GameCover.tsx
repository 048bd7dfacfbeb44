import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { PlayCover } from '../../../ui/feedback/PlayCover.tsx'
import { TileArt } from '../../../ui/art/TileArt.tsx'
import { knownGame } from '../lookup/knownGame.ts'
import { GamePicture } from '../tile/GamePicture.tsx'
import tile from '../tile/GameTile.module.css'
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
  const known = useMemo(() => knownGame(target.id), [target.id])
  return (
    <PlayCover
      art={
        <>
          <TileArt
            game={{ ...target, name: known?.name ?? play.launch?.name ?? '' }}
            shape="portrait"
          />
          {known?.picture != null && <GamePicture path={known.picture} className={tile.picture} />}
        </>
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
