import { useAtomValue } from 'jotai'
import type { Banner } from '#api/content/announcements.ts'
import { isLiteAtom } from '#device/traffic/connection.ts'
import { useAfterLoad } from '#device/useLater.ts'
import { optional } from '#ui/optional.ts'
import { homeBannersAtom } from './banners.atoms.ts'
import { BannerLayout } from './BannerLayout.tsx'

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
