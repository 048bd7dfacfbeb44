import { msg } from '@lingui/core/macro'
import { useMemo } from 'react'
import { PlayCover } from '../../../ui/feedback/PlayCover.tsx'
import { knownGame } from '../lookup/knownGame.ts'
import { GameArt } from '../tile/GameArt.tsx'
import type { LaunchTarget } from './target/target.rules.ts'
import type { Play } from '../../../net/embed/play.rules.ts'

const texts = {
  opening: msg`Opening the game…`,
  slow: msg`The game is taking longer than usual. Wait a little, or start it again.`,
  address: msg`This game comes from an unknown address, so it was not opened.`,
  ticket_invalid: msg`The game did not start. Start it again.`,
  ticket_expired: msg`This game session has ended. Start it again.`,
  session_expired: msg`The account has been logged out, please log in again`,
  game_unavailable: msg`This game is closed at the moment. Please choose another one.`,
  network: msg`The game lost its connection. Your bets are safe with the provider.`,
}

interface Props {
  readonly play: Play
  readonly target: Pick<LaunchTarget, 'vendor' | 'id' | 'category'>
  readonly onRetry: () => void
  readonly onExit: () => void
}

export function GameCover({ play, target, onRetry, onExit }: Props) {
  const known = useMemo(() => knownGame(target.id), [target.id])
  const name = known?.name ?? play.launch?.name ?? ''
  const game = { ...target, name, picture: known?.picture ?? null }
  return (
    <PlayCover
      art={<GameArt game={game} shape="portrait" />}
      play={play}
      texts={texts}
      onRetry={onRetry}
      onBack={onExit}
    />
  )
}
