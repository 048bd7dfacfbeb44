import { useAtomValue } from 'jotai'
import { useAfterLoad } from '#device/useLater.ts'
import { optional } from '#ui/optional.ts'
import { toastsAtom } from '#ui/feedback/toasts.ts'
import { useSticky } from '#ui/useSticky.ts'

const load = () => import('./ToastHost.tsx')
const ToastHost = optional(load, 'ToastHost')

/** There before the first toast: many are about a lost network, and a screen reader listens only to what it knows. */
export function Toasts() {
  const isNeeded = useSticky(useAtomValue(toastsAtom).length > 0)
  const isLoaded = useAfterLoad()
  return (isNeeded || isLoaded) && <ToastHost />
}
