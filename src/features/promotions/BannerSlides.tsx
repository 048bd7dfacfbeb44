import type { Banner } from '../../api/announcements.ts'
import css from './BannerCarousel.module.css'
import { BannerSlide } from './BannerSlide.tsx'

/** The moving part of the banners; loaded after the first view. */
export function BannerSlides({ banners }: { readonly banners: readonly Banner[] }) {
  return (
    <div className={css.slides}>
      {banners.slice(0, 1).map((banner) => (
        <BannerSlide key={banner.id} banner={banner} isFirst />
      ))}
    </div>
  )
}
