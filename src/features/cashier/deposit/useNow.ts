import { useEffect, useState } from 'react'
import { platformNow } from '../../../net/clock.ts'

/** The platform's time, every second. */
export function useNow() {
  const [now, setNow] = useState(platformNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(platformNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
