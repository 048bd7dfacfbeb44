import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { sessionAtom } from '../session/session.atoms.ts'
import { LitePanel } from './LitePanel.tsx'
import { TrafficPanel } from './TrafficPanel.tsx'

/** How the app spends the player's data plan; a guest has nothing that waits to be sent. */
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
