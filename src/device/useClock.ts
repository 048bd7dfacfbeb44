import { useEffect, useState } from 'react'

/** The time, told anew every so many milliseconds; the phone's own where no other clock is given. */
export function useClock(every: number, clock: () => number = Date.now) {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), every)
    return () => clearInterval(timer)
  }, [every, clock])
  return now
}
