import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { Game } from '../../../api/games/game.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { Shape } from '../../../ui/art/art.rules.ts'
import { TileArt } from '../../../ui/art/TileArt.tsx'
import { GamePicture } from './GamePicture.tsx'
import css from './GameTile.module.css'

interface Props {
  readonly game: Game
  readonly shape: Shape
  readonly isFavourite: boolean
  /** Both must be the same functions at every draw, or every tile is drawn anew. */
  readonly onPlay: (game: Game, tile: Element) => void
  readonly onStar: (game: Game, isFavourite: boolean) => void
  readonly className?: string | undefined
}

/** A game: its art, its name and its star. The box is the parent's. */
export const GameTile = memo(function GameTile(props: Props) {
  const { game, shape, isFavourite, onPlay, onStar, className } = props
  const { t } = useLingui()
  const classes = [css.tile, className].filter(Boolean).join(' ')
  return (
    <li className={classes} data-node-id={game.id} data-vendor={game.vendor}>
      <button
        type="button"
        className={css.play}
        onClick={(event) => onPlay(game, event.currentTarget)}
      >
        <span className={css.art}>
          <TileArt vendor={game.vendor} nodeId={game.id} category={game.category} shape={shape} />
        </span>
        {game.picture !== null && <GamePicture path={game.picture} className={css.picture} />}
        <span className={css.name}>
          <span className={css.words}>{game.name}</span>
        </span>
      </button>
      <span className={css.badges}>
        {game.isNew && <span className={css.new}>{t`New`}</span>}
        {game.demo && <span className={css.badge}>{t`Free play`}</span>}
      </span>
      <button
        type="button"
        className={css.star}
        aria-pressed={isFavourite}
        aria-label={t`Favourite: ${game.name}`}
        onClick={() => onStar(game, isFavourite)}
      >
        <Icon name={isFavourite ? 'star-fill' : 'star'} size="small" />
      </button>
    </li>
  )
})
