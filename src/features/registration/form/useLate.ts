import { useEffect, useState } from 'react'

export function useLate(milliseconds: number) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLate, milliseconds, true)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isLate
}
