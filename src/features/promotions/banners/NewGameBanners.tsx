import { useAtomValue } from 'jotai'
import { Banners } from './BannerCarousel.tsx'
import css from './NewGameBanners.module.css'
import { newGameBannersAtom } from './groupBanners.atoms.ts'

/** Banner group m_newgame. */
export function NewGameBanners() {
  const { banners, isPending } = useAtomValue(newGameBannersAtom)
  if (banners.length === 0 && !isPending) return null
  return (
    <div className={css.place}>
      <Banners banners={banners} />
    </div>
  )
}
