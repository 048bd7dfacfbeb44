import { useEffect, useEffectEvent, useState } from 'react'
import { onCorrection, platformNow, platformTime } from './clock.ts'

/**
 * Called when the clock is corrected, and after the phone has slept or the page returned from the back/forward
 * cache, during which timers and animations do not run.
 */
function onClockJump(refresh: () => void) {
  const release = onCorrection(refresh)
  document.addEventListener('visibilitychange', refresh)
  addEventListener('pageshow', refresh)
  return () => {
    release()
    document.removeEventListener('visibilitychange', refresh)
    removeEventListener('pageshow', refresh)
  }
}

/** The platform's time, updated when each `every` milliseconds of it begin: countdowns show whole seconds. */
export function useNow(every = 1000) {
  const [now, setNow] = useState(platformNow)
  useEffect(() => {
    const untilNext = () => every - (platformNow() % every)
    const refresh = () => {
      clearTimeout(timer)
      setNow(platformNow())
      timer = setTimeout(refresh, untilNext())
    }
    let timer = setTimeout(refresh, untilNext())
    const release = onClockJump(refresh)
    return () => {
      clearTimeout(timer)
      release()
    }
  }, [every])
  return now
}

/** A number that changes whenever a running countdown or animation must restart. */
export function useClockJumps() {
  const [jumps, setJumps] = useState(0)
  useEffect(() => onClockJump(() => setJumps((count) => count + 1)), [])
  return jumps
}

/** Milliseconds; far below the maximum of a timer. */
const longestTimer = 3_600_000

/** Also called if the phone was asleep at that moment. */
export function useOnceAt(at: number | null, onReached: () => void) {
  const notify = useEffectEvent(onReached)
  useEffect(() => {
    if (at === null) return undefined
    let isReached = false
    const look = () => {
      if (isReached) return
      clearTimeout(timer)
      const left = at - platformNow()
      isReached = left <= 0
      if (isReached) notify()
      // An answer may set the clock back, so the moment may still be ahead when the timer ends.
      else timer = setTimeout(look, Math.min(left + 50, longestTimer))
    }
    let timer = setTimeout(look, 50)
    const release = onClockJump(look)
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
  const answeredAt = platformTime(at ?? 0)
  const next = moments.flatMap((moment) => (moment !== null && moment > answeredAt ? moment : []))
  return next.length > 0 ? Math.min(...next) : null
}
