import { useAtomValue } from 'jotai'
import { Suspense, lazy } from 'react'
import { homeBannersAtom } from './banners.atoms.ts'
import css from './BannerCarousel.module.css'

const BannerSlides = lazy(() =>
  import('./BannerSlides.tsx').then(({ BannerSlides }) => ({ default: BannerSlides })),
)

/** The banners of home. The poster stands in the same box before them, and instead of them when none came. */
export function BannerCarousel() {
  const banners = useAtomValue(homeBannersAtom)
  return (
    <div className={css.box}>
      <img className={css.poster} src="/art/poster.svg" alt="" width={500} height={200} />
      {banners.length > 0 && (
        <Suspense>
          <BannerSlides banners={banners} />
        </Suspense>
      )}
    </div>
  )
}
