import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { OfflineQueuePanel } from '#features/install/offlineQueue/OfflineQueuePanel.tsx'
import { FieldDataPanel } from '#features/reports/FieldDataPanel.tsx'
import { DataScreen } from '#features/member/data/DataScreen.tsx'
import { LitePanel } from '#features/saving/LitePanel.tsx'
import { TrafficPanel } from '#features/saving/TrafficPanel.tsx'
import { sessionAtom } from '#features/session/session.atoms.ts'

export const Route = createFileRoute('/m/member/data')({
  staticData: { title: msg`Data` },
  component: () => <DataScreen saving={<SavingPanels />} fieldData={<FieldDataPanel />} />,
})

/** A guest has nothing waiting in an offline queue. */
function SavingPanels() {
  const hasSession = useAtomValue(sessionAtom) !== null
  return (
    <>
      <LitePanel />
      {hasSession && <OfflineQueuePanel />}
      <TrafficPanel />
    </>
  )
}
