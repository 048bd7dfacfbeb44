import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { brandAtom } from '../../features/merchant/merchant.atoms.ts'
import { pageTitleAtom } from '../../ui/pageTitle.ts'
import { isHome } from '../route/routes.rules.ts'
import { titleOf } from '../route/routes.titles.ts'

/** The document's title and canonical address follow the screen; the five homes are one (decisions 15). */
export function usePageHead(pathname: string) {
  const { t } = useLingui()
  const brand = useAtomValue(brandAtom)
  const named = useAtomValue(pageTitleAtom)
  const own = titleOf(pathname)
  const title = named?.text ?? (own && t(own))
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand
  }, [title, brand])
  useEffect(() => {
    const canonical = document.querySelector('link[rel=canonical]')
    const { href } = new URL(isHome(pathname) ? '/m/home' : pathname, location.origin)
    canonical?.setAttribute('href', href)
  }, [pathname])
}
