import { useEffect, useState } from 'react'

/** `every` in milliseconds. */
export function useClock(every: number) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
