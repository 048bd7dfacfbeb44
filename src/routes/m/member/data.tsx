import { createFileRoute } from '@tanstack/react-router'
import { OutboxPanel } from '../../../features/install/outbox/OutboxPanel.tsx'
import { FieldDataPanel } from '../../../features/install/vitals/FieldDataPanel.tsx'
import { DataScreen } from '../../../features/member/data/DataScreen.tsx'
import { SavingPanels } from '../../../features/saving/SavingPanels.tsx'

export const Route = createFileRoute('/m/member/data')({
  component: () => (
    <DataScreen saving={<SavingPanels outbox={<OutboxPanel />} />} telling={<FieldDataPanel />} />
  ),
})
