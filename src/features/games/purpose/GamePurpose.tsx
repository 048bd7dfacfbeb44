import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { Game } from '#api/games/game.ts'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Purpose } from '#ui/layout/Purpose.tsx'
import { Name } from '#i18n/foreign/Name.tsx'
import { useSheetGame } from '#features/games/sheet/useSheetGame.ts'
import { GameArt } from '#features/games/tile/GameArt.tsx'
import { lotteryModeAtom } from '#features/merchant/merchant.atoms.ts'
import { gameClick } from '#features/games/launch/launch.rules.ts'

interface Props {
  readonly gameId: string
  /** The login is for its star, not for playing. */
  readonly isStar: boolean
}

/** The game that a login is for: its picture, its name, and its free play. */
export function GamePurpose({ gameId, isStar }: Props) {
  const { game, isLost } = useSheetGame(gameId)
  return (
    <Purpose
      art={!isLost && (game ? <GameArt game={game} /> : <Skeleton />)}
      heading={isStar ? <Saving name={game?.name} /> : <Playing name={game?.name} />}
    >
      {game?.demo && !isStar && <FreePlay game={game} />}
    </Purpose>
  )
}

interface NameProps {
  readonly name: string | undefined
}

const Saving = ({ name }: NameProps) =>
  name ? (
    <Trans>
      Sign in to save <Name>{name}</Name>
    </Trans>
  ) : (
    <Trans>Sign in to save this game</Trans>
  )

const Playing = ({ name }: NameProps) =>
  name ? (
    <Trans>
      Sign in to play <Name>{name}</Name>
    </Trans>
  ) : (
    <Trans>Sign in to play</Trans>
  )

function FreePlay({ game }: { readonly game: Game }) {
  const navigate = useNavigate()
  const lotteryMode = useAtomValue(lotteryModeAtom)
  const click = gameClick({ game, role: 'guest', place: 'list', lotteryMode })
  if (click.kind !== 'demoSheet') return null
  return (
    <Button kind="ghost" size="small" onClick={() => void navigate(click.free)}>
      <Trans>Try free, without an account</Trans>
    </Button>
  )
}
