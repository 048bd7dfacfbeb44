import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Poster } from '../../ui/art/Poster.tsx'
import { Carousel } from '../../ui/Carousel.tsx'
import { homeBannersAtom } from './banners.atoms.ts'
import css from './BannerCarousel.module.css'
import { BannerSlide } from './BannerSlide.tsx'

/** Milliseconds that a banner stays (section 9). */
const autoplay = 5000

/** The banners of home. The poster stands in the same box before them, and instead of them when none came. */
export function BannerCarousel() {
  const banners = useAtomValue(homeBannersAtom)
  const { t } = useLingui()
  const slides = banners.map((banner, index) => ({
    key: banner.id,
    content: <BannerSlide banner={banner} isFirst={index === 0} />,
  }))
  return (
    <div className={css.box}>
      <Poster className={css.poster} />
      {slides.length > 0 && (
        <Carousel
          className={css.slides ?? ''}
          label={t`Highlights`}
          labels={{
            pause: t`Pause`,
            play: t`Play`,
            previous: t`Previous`,
            next: t`Next`,
          }}
          slides={slides}
          autoplay={autoplay}
        />
      )}
    </div>
  )
}
