import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { sessionAtom } from '#features/session/session.atoms.ts'
import { LitePanel } from './LitePanel.tsx'
import { TrafficPanel } from './TrafficPanel.tsx'

/** `offlineQueue` is for players only: guests have nothing waiting. */
export function SavingPanels({ offlineQueue }: { readonly offlineQueue: ReactNode }) {
  const hasSession = useAtomValue(sessionAtom) !== null
  return (
    <>
      <LitePanel />
      {hasSession && offlineQueue}
      <TrafficPanel />
    </>
  )
}
