import { useEffect, useState } from 'react'
import { afterFirstUse, isUsed } from './idle.ts'

/** True from the first touch, key or scroll on. */
export function useAfterFirstUse() {
  const [isBegun, setBegun] = useState(isUsed)
  useEffect(() => (isBegun ? undefined : afterFirstUse(() => setBegun(true))), [isBegun])
  return isBegun
}
