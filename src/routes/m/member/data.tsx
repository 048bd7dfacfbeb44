import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OfflineQueuePanel } from '#features/install/offlineQueue/OfflineQueuePanel.tsx'
import { FieldDataPanel } from '#features/reports/FieldDataPanel.tsx'
import { DataScreen } from '#features/member/data/DataScreen.tsx'
import { SavingPanels } from '#features/saving/SavingPanels.tsx'

export const Route = createFileRoute('/m/member/data')({
  staticData: { title: msg`Data` },
  component: () => (
    <DataScreen
      saving={<SavingPanels offlineQueue={<OfflineQueuePanel />} />}
      fieldData={<FieldDataPanel />}
    />
  ),
})
