import { useState } from 'react'

/** Stays true after the first need, so that a lazy part can play its exit transition. */
export function useSticky(isNeeded: boolean): boolean {
  const [wasNeeded, setNeeded] = useState(isNeeded)
  if (isNeeded && !wasNeeded) setNeeded(true)
  return wasNeeded || isNeeded
}
