import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { afterLoad } from '../../device/idle.ts'
import { optional } from '../../ui/optional.ts'
import { toastsAtom } from '../../ui/feedback/toasts.ts'
import { useSticky } from '../../ui/useSticky.ts'

const load = () => import('./ToastHost.tsx')
const ToastHost = optional(load, 'ToastHost')

/** Loaded in advance, because many toasts are about a lost network. */
export function Toasts() {
  const isNeeded = useSticky(useAtomValue(toastsAtom).length > 0)
  useEffect(() => afterLoad(() => void load().catch(() => undefined)), [])
  return isNeeded && <ToastHost />
}
