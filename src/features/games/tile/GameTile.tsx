import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { Game } from '#api/games/game.ts'
import type { Shape } from '#ui/art/art.rules.ts'
import css from './GameTile.module.css'
import { TileParts } from './TileParts.tsx'
import { langOf } from '#i18n/foreign/langOf.ts'

interface Props {
  readonly game: Game
  readonly shape: Shape
  readonly isFavourite: boolean
  readonly className?: string | undefined
}

/** Its list sets the size, and handles its events and pictures (useTiles.ts). */
export const GameTile = memo(function GameTile(props: Props) {
  const { game, shape, isFavourite, className } = props
  const { t } = useLingui()
  const classes = [css.tile, className].filter(Boolean).join(' ')
  return (
    <li
      className={classes}
      data-node-id={game.id}
      data-vendor={game.vendor}
      data-picture={game.picture ?? undefined}
    >
      <TileParts
        control="button"
        game={game}
        shape={shape}
        play={{ lang: langOf(game.name) }}
        badge={({ text, field }) => (game[field] ? t(text) : null)}
        star={{
          'aria-pressed': isFavourite,
          'aria-label': t`Favourite: ${game.name}`,
        }}
      />
    </li>
  )
})
