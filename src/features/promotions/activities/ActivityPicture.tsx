import { useAtomValue } from 'jotai'
import { isLiteAtom } from '#device/traffic/connection.ts'
import { Picture } from '#ui/Picture.tsx'
import { Poster } from '#ui/art/Poster.tsx'
import css from './ActivityPicture.module.css'

/** 2:1; the poster shows while it loads and when it fails. */
export function ActivityPicture({ picture }: { readonly picture: string }) {
  const src = useAtomValue(isLiteAtom) ? null : picture
  return (
    <div className={css.box}>
      <Poster className={css.poster} />
      <Picture src={src} className={css.picture} width={600} height={300} />
    </div>
  )
}
