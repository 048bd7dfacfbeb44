import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { Game } from '../../../api/games/game.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { useSheetGame } from '../sheet/useSheetGame.ts'
import { GameArt } from '../tile/GameArt.tsx'
import { lotteryModeAtom } from '../launch/click.atoms.ts'
import css from './GamePurpose.module.css'
import { gameClick } from '../launch/launch.rules.ts'

interface Props {
  readonly gameId: string
  /** The login is for its star, not for playing. */
  readonly isStar: boolean
}

/** The game that a login is for: its picture, its name, and its free play. */
export function GamePurpose({ gameId, isStar }: Props) {
  const { t } = useLingui()
  const { game, isLost } = useSheetGame(gameId)
  const name = game?.name
  return (
    <div className={css.purpose}>
      {!isLost && <span className={css.art}>{game ? <GameArt game={game} /> : <Skeleton />}</span>}
      <div className={css.words}>
        <h1 className={css.heading}>
          {isStar && (name ? t`Log in to save ${name}` : t`Log in to save this game`)}
          {!isStar && (name ? t`Log in to play ${name}` : t`Log in to play`)}
        </h1>
        {game?.demo && !isStar && <FreePlay game={game} />}
      </div>
    </div>
  )
}

function FreePlay({ game }: { readonly game: Game }) {
  const navigate = useNavigate()
  const lotteryMode = useAtomValue(lotteryModeAtom)
  const click = gameClick({ game, role: 'guest', place: 'list', lotteryMode })
  if (click.kind !== 'demoSheet') return null
  return (
    <Button kind="ghost" size="small" onClick={() => void navigate({ href: click.free })}>
      <Trans>Play it free, without an account</Trans>
    </Button>
  )
}
