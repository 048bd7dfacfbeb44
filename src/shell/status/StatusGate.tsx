import { MaintenancePage } from './MaintenancePage.tsx'
import { RegionPage } from './RegionPage.tsx'
import { useGate } from './useGate.ts'

export function StatusGate() {
  const { gate, ...status } = useGate()
  if (gate === 'open') return null
  return gate === 'maintenance' ? <MaintenancePage {...status} /> : <RegionPage {...status} />
}
