import { useEffect, useState } from 'react'

/** True once this many milliseconds have passed. */
export function useAfter(milliseconds: number) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setOver, milliseconds, true)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isOver
}
