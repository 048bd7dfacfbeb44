import { useEffect, useState } from 'react'

/** True once so many milliseconds have gone by. */
export function useLate(milliseconds: number) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLate, milliseconds, true)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isLate
}
