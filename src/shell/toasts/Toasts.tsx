import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { afterLoad } from '#device/idle.ts'
import { optional } from '#ui/optional.ts'
import { toastsAtom } from '#ui/feedback/toasts.ts'

const load = () => import('./ToastHost.tsx')
const ToastHost = optional(load, 'ToastHost')

/** There before the first toast: many are about a lost network, and a screen reader listens only to what it knows. */
export function Toasts() {
  const isNeeded = useAtomValue(toastsAtom).length > 0
  const [isReady, setReady] = useState(isNeeded)
  if (isNeeded && !isReady) setReady(true)
  useEffect(() => afterLoad(() => setReady(true)), [])
  return isReady && <ToastHost />
}
