import { useAtomValue } from 'jotai'
import { Poster } from '#ui/art/Poster.tsx'
import { BannerSlide } from './BannerSlide.tsx'
import css from './RegistrationBanner.module.css'
import { registrationBannersAtom } from './groupBanners.atoms.ts'

/** Banner group m_reg, low enough to leave the form on screen. */
export function RegistrationBanner() {
  const [banner] = useAtomValue(registrationBannersAtom).banners
  return (
    <div className={css.box}>
      <Poster className={css.poster} />
      {banner && (
        <div className={css.slide}>
          <BannerSlide banner={banner} isFirst />
        </div>
      )}
    </div>
  )
}
