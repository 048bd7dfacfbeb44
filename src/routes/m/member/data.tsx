import { createFileRoute } from '@tanstack/react-router'
import { FieldDataPanel } from '../../../features/install/vitals/FieldDataPanel.tsx'
import { DataScreen } from '../../../features/member/data/DataScreen.tsx'
import { requireSession } from '../../../features/session/session.guard.ts'

export const Route = createFileRoute('/m/member/data')({
  beforeLoad: requireSession,
  component: () => <DataScreen telling={<FieldDataPanel />} />,
})
