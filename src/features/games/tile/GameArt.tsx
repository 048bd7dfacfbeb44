import type { ComponentProps } from 'react'
import type { Shape, Subject } from '#ui/art/art.rules.ts'
import { TileArt } from '#ui/art/TileArt.tsx'
import css from './GameArt.module.css'
import { GamePicture } from './GamePicture.tsx'

interface Props {
  readonly game: Subject & { readonly picture: string | null }
  readonly shape?: Shape
}

/** Fills its positioned parent. */
export const GameArt = ({ game, shape }: Props) => (
  <>
    <TileArt game={game} shape={shape} />
    {game.picture !== null && <GamePicture path={game.picture} />}
  </>
)

/** As wide as the column that it is in. */
export const ArtBox = (props: ComponentProps<'div'>) => <div className={css.box} {...props} />

/** What a sheet says about a game: its picture first. */
export const ArtColumn = (props: ComponentProps<'div'>) => <div className={css.column} {...props} />
