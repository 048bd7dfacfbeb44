import { useAtomValue, atom } from 'jotai'
import { Poster } from '#ui/art/Poster.tsx'
import { BannerSlide } from './BannerSlide.tsx'
import css from './GroupBanners.module.css'
import { type Banner, listAnnouncements } from '#api/content/announcements.ts'
import { queryAtom } from '#net/query/query.ts'
import { inLanguage } from '#features/merchant/merchant.atoms.ts'
import { Banners } from './BannerCarousel.tsx'

/** A separate request: home's does not include them. */
function groupBannersAtom(group: Banner['group']) {
  const answerAtom = queryAtom(
    listAnnouncements,
    (get) => ({ ...inLanguage(get), types: 'B', groups: group }) as const,
  )
  return atom((get) => {
    const { value, isPending } = get(answerAtom)
    return { banners: value?.banners.filter((one) => one.group === group) ?? [], isPending }
  })
}

const registrationBannersAtom = groupBannersAtom('m_reg')
const newGameBannersAtom = groupBannersAtom('m_newgame')

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
