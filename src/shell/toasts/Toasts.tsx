import { useAtomValue } from 'jotai'
import { useAfterLoad } from '#device/useLater.ts'
import { optional, useSticky } from '#ui/optional.ts'
import { toastsAtom } from '#ui/feedback/toasts.ts'
import { confirmationAtom } from '#ui/overlay/confirmation.ts'
import { lateSheet } from '#ui/overlay/lateSheet.ts'

const ToastHost = optional(() => import('./ToastHost.tsx'), 'ToastHost')
const ConfirmHost = lateSheet(() => import('./ConfirmHost.tsx'), 'ConfirmHost')

/**
 * Mounted before the first toast: many toasts report a lost network, and a screen reader announces only changes of a
 * region that it knows.
 */
export function Toasts() {
  const isNeeded = useSticky(useAtomValue(toastsAtom).length > 0)
  const isLoaded = useAfterLoad()
  return (isNeeded || isLoaded) && <ToastHost />
}

export const Questions = () => <ConfirmHost open={useAtomValue(confirmationAtom) !== null} />
