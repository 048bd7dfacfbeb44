import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { Game } from '../../../api/games/game.ts'
import type { Shape } from '../../../ui/art/art.rules.ts'
import { GamePicture } from './GamePicture.tsx'
import css from './GameTile.module.css'
import { TileParts } from './TileParts.tsx'
import { badges } from './badges.ts'

interface Props {
  readonly game: Game
  readonly shape: Shape
  readonly isFavourite: boolean
  /** Both must be stable functions, or every tile renders again. */
  readonly onPlay: (game: Game, tile: Element) => void
  readonly onStar: (game: Game, isFavourite: boolean) => void
  readonly className?: string | undefined
}

/** The parent decides the size. */
export const GameTile = memo(function GameTile(props: Props) {
  const { game, shape, isFavourite, onPlay, onStar, className } = props
  const { t } = useLingui()
  const classes = [css.tile, className].filter(Boolean).join(' ')
  return (
    <li className={classes} data-node-id={game.id} data-vendor={game.vendor}>
      <TileParts
        control="button"
        game={game}
        shape={shape}
        picture={
          game.picture !== null && <GamePicture path={game.picture} className={css.picture} />
        }
        badges={badges.map(
          ({ text, className: badge, isOn }) =>
            isOn(game) && (
              <span key={badge} className={badge}>
                {t(text)}
              </span>
            ),
        )}
        isFavourite={isFavourite}
        play={{ onClick: (event) => onPlay(game, event.currentTarget) }}
        star={{
          'aria-pressed': isFavourite,
          'aria-label': t`Favourite: ${game.name}`,
          onClick: () => onStar(game, isFavourite),
        }}
      />
    </li>
  )
})
