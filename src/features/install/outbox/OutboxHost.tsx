import { useAtomValue } from 'jotai'
import { Suspense, useEffect } from 'react'
import { waitingAtom } from '../../../net/outbox/waiting.ts'
import { optional } from '../../../ui/optional.ts'
import { useSticky } from '../../../ui/useSticky.ts'
import { isOutboxOpenAtom } from './outbox.atoms.ts'

const load = () => import('./OutboxSheet.tsx').then((module) => module.OutboxSheet)
const OutboxSheet = optional(load)

/** The outbox over any page; its code is there as soon as something waits, as the network may not be. */
export function OutboxHost() {
  const hasWaiting = useAtomValue(waitingAtom).length > 0
  const isNeeded = useSticky(useAtomValue(isOutboxOpenAtom))
  useEffect(() => {
    if (hasWaiting) void load().catch(() => undefined)
  }, [hasWaiting])
  return <Suspense>{isNeeded && <OutboxSheet />}</Suspense>
}
