import type { HTMLAttributes, ReactNode } from 'react'
import type { Shape, Subject } from '../../../ui/art/art.rules.ts'
import { TileArt } from '../../../ui/art/TileArt.tsx'
import css from './GameTile.module.css'

interface Props {
  /** Nothing can be pressed on the prerendered page. */
  readonly control: 'button' | 'span'
  readonly game?: Subject
  readonly shape?: Shape
  readonly picture?: ReactNode
  readonly badges?: ReactNode
  readonly play?: HTMLAttributes<HTMLElement>
  readonly star?: HTMLAttributes<HTMLElement>
}

const noGame = { id: '', vendor: '', name: '', category: '' }

/**
 * The parts of a tile. GameTile draws it with a game; the pool of a long list and the prerendered page
 * draw it without one and write games into it.
 */
export function TileParts({ control: Control, game = noGame, shape, badges, ...parts }: Props) {
  const type = Control === 'button' && { type: 'button' as const }
  return (
    <>
      <Control className={css.play} {...type} {...parts.play}>
        <TileArt className={css.art} game={game} shape={shape} />
        {parts.picture}
        <span className={css.name}>
          <span className={css.words}>{game.name}</span>
        </span>
      </Control>
      {badges && <span className={css.badges}>{badges}</span>}
      <Control className={css.star} {...type} {...parts.star} />
    </>
  )
}
