import type { Banner } from '#api/content/announcements.ts'
import css from './BannerCarousel.module.css'
import { BannerSlide } from './BannerSlide.tsx'

export function PlainBanner({ banners: [banner] }: { readonly banners: readonly Banner[] }) {
  if (!banner) return null
  return (
    <div className={css.slides}>
      <BannerSlide banner={banner} isFirst />
    </div>
  )
}
