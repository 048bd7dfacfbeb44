import { useAtomValue } from 'jotai'
import { useAfterLoad } from '#device/useLater.ts'
import { optional, useSticky } from '#ui/optional.ts'
import { toastsAtom } from '#ui/feedback/toasts.ts'

const load = () => import('./ToastHost.tsx')
const ToastHost = optional(load, 'ToastHost')

/**
 * Mounted before the first toast: many toasts report a lost network, and a screen reader announces only changes of a
 * region that it knows.
 */
export function Toasts() {
  const isNeeded = useSticky(useAtomValue(toastsAtom).length > 0)
  const isLoaded = useAfterLoad()
  return (isNeeded || isLoaded) && <ToastHost />
}
