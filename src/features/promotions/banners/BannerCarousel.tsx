import { useAtomValue, type Atom, atom } from 'jotai'
import type { Banner } from '#api/content/announcements.ts'
import { isLiteAtom } from '#device/traffic/connection.ts'
import { useAfterLoad } from '#device/useLater.ts'
import { optional } from '#ui/optional.ts'
import { BannerLayout } from './BannerLayout.tsx'
import { announcementsAtom } from '#features/merchant/merchant.atoms.ts'

/** Includes the banners of live tables only when a model is presenting (section 2). */
export const homeBanners = (banners: readonly Banner[], hasLive: boolean) =>
  banners.filter(({ group }) => group === 'm_home' || (group === 'm_live' && hasLive))

export const dependsOnLive = (banners: readonly Banner[]) =>
  banners.some(({ group }) => group === 'm_live')

/** The request for live models is loaded only with the first banner that depends on it. */
const liveAtom = atom<Atom<boolean> | null>(null)
liveAtom.onMount = (set) =>
  void import('./live.atoms.ts').then(
    ({ hasLiveAtom }) => set(hasLiveAtom),
    () => undefined,
  )

/** In lite mode only the first, without requests for the others. */
const homeBannersAtom = atom((get) => {
  const banners = get(announcementsAtom).value?.banners ?? []
  const live = dependsOnLive(banners) && !get(isLiteAtom) ? get(liveAtom) : null
  return homeBanners(banners, live !== null && get(live))
})

const BannerSlides = optional(() => import('./BannerSlides.tsx'), 'BannerSlides')

const PlainBanner = optional(() => import('./PlainBanner.tsx'), 'PlainBanner')

export const BannerCarousel = () => <Banners banners={useAtomValue(homeBannersAtom)} />

export function Banners({ banners }: { readonly banners: readonly Banner[] }) {
  const isLite = useAtomValue(isLiteAtom)
  const isLoaded = useAfterLoad()
  const Slides = isLite ? PlainBanner : BannerSlides
  const isDue = banners.length > 0 && (isLoaded || !isLite)
  return <BannerLayout>{isDue && <Slides banners={banners} />}</BannerLayout>
}
