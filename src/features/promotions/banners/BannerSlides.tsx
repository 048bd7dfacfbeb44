import { useLingui } from '@lingui/react/macro'
import type { Banner } from '#api/content/announcements.ts'
import { useAfterLoad } from '#device/useLater.ts'
import { Carousel } from '#ui/list/Carousel.tsx'
import css from './BannerCarousel.module.css'
import { BannerSlide } from './BannerSlide.tsx'

/** Milliseconds between slides (section 9). */
const autoplay = 5000

export function BannerSlides({ banners }: { readonly banners: readonly Banner[] }) {
  const { t } = useLingui()
  const isDue = useAfterLoad()
  const slides = banners.map((banner, index) => ({
    key: banner.id,
    content: <BannerSlide banner={banner} isFirst={index === 0} />,
  }))
  return (
    <Carousel
      className={css.slides ?? ''}
      label={t({
        message: 'Highlights',
        comment: 'Name of the slideshow of banners, for screen readers.',
      })}
      slides={slides}
      autoplay={autoplay}
      isDue={isDue}
    />
  )
}
