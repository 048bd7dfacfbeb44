import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { Poster } from '../../ui/art/Poster.tsx'
import { optional } from '../../ui/optional.ts'
import { homeBannersAtom } from './banners.atoms.ts'
import css from './BannerCarousel.module.css'

const BannerSlides = optional(() =>
  import('./BannerSlides.tsx').then((module) => module.BannerSlides),
)

/** The banners of home. The poster stands in the same box before them, and instead of them when none came. */
export function BannerCarousel() {
  const banners = useAtomValue(homeBannersAtom)
  return (
    <div className={css.box}>
      <Poster className={css.poster} />
      {banners.length > 0 && (
        <Suspense>
          <BannerSlides banners={banners} />
        </Suspense>
      )}
    </div>
  )
}
