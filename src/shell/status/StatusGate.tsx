import { useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Suspense, lazy } from 'react'
import { isBrowsingCachedAtom, statusAtom } from './status.atoms.ts'

const MaintenancePage = lazy(() =>
  import('./MaintenancePage.tsx').then((module) => ({ default: module.MaintenancePage })),
)
const RegionPage = lazy(() =>
  import('./RegionPage.tsx').then((module) => ({ default: module.RegionPage })),
)

export function StatusGate() {
  const { gate, ...status } = useAtomValue(statusAtom)
  const isBrowsing = useAtomValue(isBrowsingCachedAtom)
  const isService = useLocation({ select: ({ pathname }) => /^\/m\/service\/?$/i.test(pathname) })
  if (gate === 'open' || isService) return null
  if (gate === 'maintenance' && isBrowsing) return null
  return (
    <Suspense>
      {gate === 'maintenance' ? <MaintenancePage {...status} /> : <RegionPage {...status} />}
    </Suspense>
  )
}
