import { useLayoutEffect, useRef } from 'react'
import css from './GameArt.module.css'
import { showPicture } from './picture.ts'
import { usePictures } from './usePictures.ts'

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
