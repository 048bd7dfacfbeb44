import { useAtomValue } from 'jotai'
import type { Banner } from '#api/content/announcements.ts'
import { isLiteAtom } from '#device/traffic/connection.ts'
import { afterLoad } from '#device/idle.ts'
import { optional } from '#ui/optional.ts'
import { homeBannersAtom } from './banners.atoms.ts'
import { BannerLayout } from './BannerLayout.tsx'

const BannerSlides = optional(() => import('./BannerSlides.tsx'), 'BannerSlides')

const PlainBanner = optional(async () => {
  await new Promise<void>(afterLoad)
  return import('./PlainBanner.tsx')
}, 'PlainBanner')

export const BannerCarousel = () => <Banners banners={useAtomValue(homeBannersAtom)} />

export function Banners({ banners }: { readonly banners: readonly Banner[] }) {
  const Slides = useAtomValue(isLiteAtom) ? PlainBanner : BannerSlides
  return <BannerLayout>{banners.length > 0 && <Slides banners={banners} />}</BannerLayout>
}
