import { useEffect, useState } from 'react'
import { afterFirstUse, afterLoad, isUsed } from './idle.ts'

/** True once this many milliseconds have passed. */
export function useAfter(milliseconds: number) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setOver, milliseconds, true)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isOver
}

/** True from the first touch, key or scroll on. */
export function useAfterFirstUse() {
  const [isBegun, setBegun] = useState(isUsed)
  useEffect(() => (isBegun ? undefined : afterFirstUse(() => setBegun(true))), [isBegun])
  return isBegun
}

/** True once the page has loaded and is idle. */
export function useAfterLoad() {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => afterLoad(() => setLoaded(true)), [])
  return isLoaded
}
