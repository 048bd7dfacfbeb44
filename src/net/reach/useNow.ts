import { useEffect, useEffectEvent, useState } from 'react'
import { onCorrection, platformNow, platformTime } from './clock.ts'

/**
 * Also called after the phone has slept, when timers and animations stand still, and after a return from the
 * back/forward cache.
 */
function onLeap(look: () => void) {
  const release = onCorrection(look)
  document.addEventListener('visibilitychange', look)
  addEventListener('pageshow', look)
  return () => {
    release()
    document.removeEventListener('visibilitychange', look)
    removeEventListener('pageshow', look)
  }
}

/** The platform's time, updated when each `every` milliseconds of it begin: countdowns show whole seconds. */
export function useNow(every = 1000) {
  const [now, setNow] = useState(platformNow)
  useEffect(() => {
    const untilNext = () => every - (platformNow() % every)
    const look = () => {
      clearTimeout(timer)
      setNow(platformNow())
      timer = setTimeout(look, untilNext())
    }
    let timer = setTimeout(look, untilNext())
    const release = onLeap(look)
    return () => {
      clearTimeout(timer)
      release()
    }
  }, [every])
  return now
}

/** A number that changes whenever a running countdown or animation must restart. */
export function useLeaps() {
  const [leaps, setLeaps] = useState(0)
  useEffect(() => onLeap(() => setLeaps((count) => count + 1)), [])
  return leaps
}

/** Milliseconds; far below the maximum of a timer. */
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
      // An answer may set the clock back, so the moment may still be ahead when the timer ends.
      else timer = setTimeout(look, Math.min(left + 50, longestTimer))
    }
    let timer = setTimeout(look, 50)
    const release = onLeap(look)
    return () => {
      clearTimeout(timer)
      release()
    }
  }, [at])
}

/**
 * The first of these moments that is later than an answer of `at` (by the phone's clock), which therefore cannot
 * reflect it.
 */
export function firstAfter(at: number | undefined, moments: readonly (number | null)[]) {
  const asked = platformTime(at ?? 0)
  const next = moments.flatMap((moment) => (moment !== null && moment > asked ? moment : []))
  return next.length > 0 ? Math.min(...next) : null
}
