import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { optional } from '../ui/optional.ts'
import { toastsAtom } from '../ui/toasts.ts'
import { useSticky } from '../ui/useSticky.ts'

const ToastHost = optional(() => import('./ToastHost.tsx').then((module) => module.ToastHost))

/** Short notices, from the first one on. */
export function Toasts() {
  const isNeeded = useSticky(useAtomValue(toastsAtom).length > 0)
  return <Suspense>{isNeeded && <ToastHost />}</Suspense>
}
