import { useAtomValue, atom } from 'jotai'
import { useEffect } from 'react'
import { waitingAtom } from '#net/offlineQueue/waiting.ts'
import { sheetHost } from '#ui/overlay/lateSheet.ts'

export const isOfflineQueueOpenAtom = atom(false)

const load = () => import('./OfflineQueueSheet.tsx')
const LateSheet = sheetHost(load, 'OfflineQueueSheet', isOfflineQueueOpenAtom)

/** Preloads the sheet as soon as something waits: offline it could not be loaded. */
export function OfflineQueueHost() {
  const hasWaiting = useAtomValue(waitingAtom).length > 0
  useEffect(() => {
    if (hasWaiting) void load().catch(() => undefined)
  }, [hasWaiting])
  return <LateSheet />
}
