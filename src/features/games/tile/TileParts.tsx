import type { HTMLAttributes, ReactNode } from 'react'
import type { Shape, Subject } from '#ui/art/art.rules.ts'
import { TileArt } from '#ui/art/TileArt.tsx'
import css from './GameTile.module.css'
import { type TileBadge, badges } from './badges.ts'

interface Props {
  /** Nothing can be pressed on the prerendered page. */
  readonly control: 'button' | 'span'
  readonly game?: Subject
  readonly shape?: Shape
  /** A badge's text; null where the tile has no place for it. */
  readonly badge: (badge: TileBadge) => ReactNode
  readonly play?: HTMLAttributes<HTMLElement>
  readonly star?: HTMLAttributes<HTMLElement>
}

const noGame = { id: '', vendor: '', name: '', category: '' }

/**
 * The parts of a tile. GameTile draws it with a game; the pool of a long list and the prerendered page
 * draw it without one and write games into it.
 */
export function TileParts({ control: Control, game = noGame, shape, badge, ...parts }: Props) {
  const type = Control === 'button' && { type: 'button' as const }
  return (
    <>
      <Control className={css.play} {...type} {...parts.play}>
        <TileArt className={css.art} game={game} shape={shape} />
        <span className={css.name}>
          <span className={css.words}>{game.name}</span>
        </span>
      </Control>
      <span className={css.badges}>
        {badges.map((one) => {
          const text = badge(one)
          return (
            text !== null && (
              <span key={one.field} className={one.className} data-badge={one.field}>
                {text}
              </span>
            )
          )
        })}
      </span>
      <Control className={css.star} {...type} {...parts.star} />
    </>
  )
}
