import { useEffect, useEffectEvent } from 'react'
import { useClock } from '../../device/useClock.ts'
import { platformNow, platformTime } from './clock.ts'

export const useNow = () => useClock(1000, platformNow)

/** Milliseconds, far below what a timer can count. */
const longestTimer = 3_600_000

/** Also called if the phone was asleep at that moment. */
export function useOnceAt(at: number | null, onReached: () => void) {
  const tell = useEffectEvent(onReached)
  useEffect(() => {
    if (at === null) return undefined
    let isTold = false
    const look = () => {
      if (isTold) return
      clearTimeout(timer)
      const left = at - platformNow()
      isTold = left <= 0
      if (isTold) tell()
      // Each answer corrects the clock, so the moment may still be ahead when the timer ends.
      else timer = setTimeout(look, Math.min(left + 50, longestTimer))
    }
    let timer = setTimeout(look, 50)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [at])
}

/** The first of these moments that an answer of `at`, by this phone's clock, cannot know yet. */
export function firstAfter(at: number | undefined, moments: readonly (number | null)[]) {
  const asked = platformTime(at ?? 0)
  const next = moments.flatMap((moment) => (moment !== null && moment > asked ? moment : []))
  return next.length > 0 ? Math.min(...next) : null
}
