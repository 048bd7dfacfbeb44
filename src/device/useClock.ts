import { useEffect, useState } from 'react'

/** `every` in milliseconds. */
export function useClock(every: number, clock: () => number = Date.now) {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), every)
    return () => clearInterval(timer)
  }, [every, clock])
  return now
}
