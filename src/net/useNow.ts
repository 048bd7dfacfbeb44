import { useEffect, useEffectEvent, useState } from 'react'
import { platformNow } from './reach/clock.ts'

/** The platform's time, every second. */
export function useNow() {
  const [now, setNow] = useState(platformNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(platformNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

const longestTimer = 2 ** 31 - 1

/** Calls once the platform's clock has passed an instant, also when the phone slept over it. */
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
    const wait = Math.min(Math.max(0, at - platformNow()) + 50, longestTimer)
    const timer = setTimeout(look, wait)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [at])
}
