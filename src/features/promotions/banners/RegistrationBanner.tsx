import { useAtomValue } from 'jotai'
import { Poster } from '../../../ui/art/Poster.tsx'
import { BannerSlide } from './BannerSlide.tsx'
import css from './RegistrationBanner.module.css'
import { registrationBannersAtom } from '../groupBanners.atoms.ts'

/** The banner of the registration (group m_reg), slim enough to leave the form on screen; the poster before and without it. */
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
