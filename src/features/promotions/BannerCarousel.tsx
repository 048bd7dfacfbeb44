import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { optional } from '../../ui/optional.ts'
import { homeBannersAtom } from './banners.atoms.ts'
import { BannerFrame } from './BannerFrame.tsx'

const BannerSlides = optional(() =>
  import('./BannerSlides.tsx').then((module) => module.BannerSlides),
)

/** The banners of home. The poster stands in the same box before them, and instead of them when none came. */
export function BannerCarousel() {
  const banners = useAtomValue(homeBannersAtom)
  return (
    <BannerFrame>
      {banners.length > 0 && (
        <Suspense>
          <BannerSlides banners={banners} />
        </Suspense>
      )}
    </BannerFrame>
  )
}
