import { useEffect, useEffectEvent } from 'react'
import { platformNow } from '../../net/clock.ts'

/** The platform has its numbers ready by then. */
const patience = 1500
const longest = 2 ** 31 - 1

/** Calls when the next of these draws has been; null while there is nothing to wait for. */
export function useDrawn(at: number | null, onDrawn: () => void) {
  const tell = useEffectEvent(onDrawn)
  useEffect(() => {
    if (at === null) return
    const wait = Math.max(0, at - platformNow()) + patience
    const timer = setTimeout(tell, Math.min(wait, longest))
    return () => clearTimeout(timer)
  }, [at])
}
