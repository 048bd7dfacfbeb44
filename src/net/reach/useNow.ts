import { useEffect, useEffectEvent } from 'react'
import { useClock } from '../../device/useClock.ts'
import { platformNow } from './clock.ts'

export const useNow = () => useClock(1000, platformNow)

/** Also called if the phone was asleep at that moment. */
export function useOnceAt(at: number | null, onReached: () => void) {
  const tell = useEffectEvent(onReached)
  useEffect(() => {
    if (at === null) return undefined
    let isTold = false
    const look = () => {
      if (isTold || platformNow() < at) return
      isTold = true
      tell()
    }
    const timer = setTimeout(look, Math.max(0, at - platformNow()) + 50)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [at])
}
