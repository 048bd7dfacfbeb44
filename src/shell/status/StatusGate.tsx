import { optional } from '#ui/optional.ts'
import { Uncovered } from './Uncovered.tsx'
import { useGate } from './useGate.ts'

const MaintenancePage = optional(
  () => import('./MaintenancePage.tsx'),
  'MaintenancePage',
  undefined,
  Uncovered,
)
const RegionPage = optional(() => import('./RegionPage.tsx'), 'RegionPage', undefined, Uncovered)

export function StatusGate() {
  const { gate, ...status } = useGate()
  if (gate === 'open') return null
  return gate === 'maintenance' ? <MaintenancePage {...status} /> : <RegionPage {...status} />
}
