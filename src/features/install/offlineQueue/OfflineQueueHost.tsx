import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { waitingAtom } from '#net/offlineQueue/waiting.ts'
import { optional } from '#ui/optional.ts'
import { useSticky } from '#ui/useSticky.ts'
import { isOfflineQueueOpenAtom } from './offlineQueue.atoms.ts'

const load = () => import('./OfflineQueueSheet.tsx')
const OfflineQueueSheet = optional(load, 'OfflineQueueSheet')

/** Preloads the sheet as soon as something waits: offline it could not be loaded. */
export function OfflineQueueHost() {
  const hasWaiting = useAtomValue(waitingAtom).length > 0
  const isNeeded = useSticky(useAtomValue(isOfflineQueueOpenAtom))
  useEffect(() => {
    if (hasWaiting) void load().catch(() => undefined)
  }, [hasWaiting])
  return isNeeded && <OfflineQueueSheet />
}
