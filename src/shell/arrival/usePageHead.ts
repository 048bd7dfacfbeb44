import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { brandAtom } from '#features/merchant/merchant.atoms.ts'
import { localeAtom } from '#i18n/language.atoms.ts'
import { pageTitleAtom } from '#ui/pageTitle.ts'
import { useStaticData } from '#shell/route/staticData.ts'
import { useTitle } from '#shell/route/useTitle.ts'

/** Home's five paths share one canonical URL. */
export function usePageHead(pathname: string) {
  const brand = useAtomValue(brandAtom)
  const named = useAtomValue(pageTitleAtom)
  const locale = useAtomValue(localeAtom)
  const { layout } = useStaticData(pathname)
  const own = useTitle(pathname)
  const title = named?.text ?? own
  useEffect(() => {
    document.title = title ? `${title} – ${brand}` : brand
  }, [title, brand])
  useEffect(addSplash, [])
  useEffect(() => {
    const manifest = document.querySelector('link[rel=manifest]')
    manifest?.setAttribute('href', `/manifest-${locale}.webmanifest`)
  }, [locale])
  useEffect(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
    const path = layout === 'home' ? '/m/home' : pathname
    // The page's first script may have added the language that the URL asks for.
    if (canonical && new URL(canonical.href).pathname !== path)
      canonical.href = location.origin + path
  }, [layout, pathname])
}

/** Safari reads it when the app is added to the home screen. The picture has the pixels of the phone's screen. */
function addSplash() {
  const [width, height] = [screen.width, screen.height].map((side) => side * devicePixelRatio)
  const link = document.createElement('link')
  const href = `/splash/${width}x${height}.png`
  document.head.append(Object.assign(link, { rel: 'apple-touch-startup-image', href }))
}
