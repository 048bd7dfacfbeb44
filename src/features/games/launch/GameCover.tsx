import { msg } from '@lingui/core/macro'
import type { ComponentProps } from 'react'
import { PlayCover } from '#ui/feedback/PlayCover.tsx'
import { GameArt } from '#features/games/tile/GameArt.tsx'
import type { Play } from '#net/embed/play.rules.ts'

const texts = {
  opening: msg`Opening the game…`,
  slow: msg`The game is taking longer than usual. Wait a moment, or start it again.`,
  address: msg`This game comes from an unknown address, so it was not opened.`,
  ticket_invalid: msg`The game did not start. Start it again.`,
  ticket_expired: msg`This game session has ended. Start it again.`,
  session_expired: msg`The account has been logged out, please log in again`,
  game_unavailable: msg`This game is closed right now. Choose another one.`,
  network: msg`The game lost its connection. Your bets are safe with the provider.`,
}

interface Props {
  readonly play: Play
  readonly game: ComponentProps<typeof GameArt>['game']
  readonly onRetry: () => void
  readonly onExit: () => void
}

export const GameCover = ({ play, game, onRetry, onExit }: Props) => (
  <PlayCover
    art={<GameArt game={game} shape="portrait" />}
    play={play}
    texts={texts}
    onRetry={onRetry}
    onBack={onExit}
  />
)
