import { useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { optional } from '../../ui/optional.ts'
import { isBrowsingCachedAtom, statusAtom } from './status.atoms.ts'

const MaintenancePage = optional(() => import('./MaintenancePage.tsx'), 'MaintenancePage')
const RegionPage = optional(() => import('./RegionPage.tsx'), 'RegionPage')

export function StatusGate() {
  const { gate, ...status } = useAtomValue(statusAtom)
  const isBrowsing = useAtomValue(isBrowsingCachedAtom)
  const isService = useLocation({ select: ({ pathname }) => /^\/m\/service\/?$/i.test(pathname) })
  if (gate === 'open' || isService) return null
  if (gate === 'maintenance' && isBrowsing) return null
  return gate === 'maintenance' ? <MaintenancePage {...status} /> : <RegionPage {...status} />
}
