import { msg } from '@lingui/core/macro'
import { PlayCover } from '#ui/feedback/PlayCover.tsx'
import { TileArt } from '#ui/art/TileArt.tsx'
import type { Play } from '#net/embed/play.rules.ts'
import type { StartTarget } from '#features/lottery/lottery.rules.ts'

const texts = {
  opening: msg`Opening the lottery…`,
  slow: msg`The lottery is taking longer than usual. Wait a moment, or open it again.`,
  address: msg`This lottery comes from an unknown address, so it was not opened.`,
  ticket_invalid: msg`The lottery did not open. Open it again.`,
  ticket_expired: msg`This lottery session has ended. Open it again.`,
  session_expired: msg`This lottery session has ended. Open it again.`,
  game_unavailable: msg`This lottery is closed right now. Choose another one.`,
  network: msg`The lottery lost its connection. The tickets you bought are safe.`,
}

interface Props {
  readonly play: Play
  readonly target: StartTarget
  readonly name: string
  readonly onRetry: () => void
  readonly onClose: () => void
}

export function LotteryCover({ play, target, name, onRetry, onClose }: Props) {
  const { vendor, code: id } = target
  const game = { vendor, id, category: 'LOTT', name }
  return (
    <PlayCover
      art={<TileArt game={game} shape="portrait" />}
      play={play}
      texts={texts}
      onRetry={onRetry}
      onBack={onClose}
    />
  )
}
