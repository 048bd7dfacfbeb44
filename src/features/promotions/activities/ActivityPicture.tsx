import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { isLiteAtom } from '../../../device/traffic/connection.ts'
import { Poster } from '../../../ui/art/Poster.tsx'
import css from './ActivityPicture.module.css'

/** 2:1; the poster shows while it loads and when it fails. */
export function ActivityPicture({ picture }: { readonly picture: string }) {
  const [isBroken, setBroken] = useState(false)
  const isShown = !useAtomValue(isLiteAtom) && !isBroken && picture !== ''
  return (
    <div className={css.box}>
      <Poster className={css.poster} />
      {isShown && (
        <img
          className={css.picture}
          src={picture}
          alt=""
          width={600}
          height={300}
          loading="lazy"
          decoding="async"
          crossOrigin="anonymous"
          onError={() => setBroken(true)}
        />
      )}
    </div>
  )
}
