import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import type { Shape, Subject } from '#ui/art/art.rules.ts'
import { TileArt } from '#ui/art/TileArt.tsx'
import css from './GameArt.module.css'
import { showPicture } from './picture.ts'
import { usePictures } from './usePictures.ts'

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

/** The details of a game in its sheet, beginning with its picture. */
export const ArtColumn = (props: ComponentProps<'div'>) => <div className={css.column} {...props} />

/** Covers the drawn art, where a host has the picture. */
export function GamePicture({ path }: { readonly path: string }) {
  const image = useRef<HTMLImageElement>(null)
  const { hosts, listeners } = usePictures()
  useLayoutEffect(() => {
    if (image.current) showPicture(image.current, path, hosts)
  }, [path, hosts])
  return (
    <img
      ref={image}
      className={css.picture}
      alt=""
      loading="lazy"
      decoding="async"
      crossOrigin="anonymous"
      {...listeners}
    />
  )
}
