import { useState } from 'react'

/** True from the first need on: a part that was once loaded stays, so that it can close in its own time. */
export function useSticky(isNeeded: boolean): boolean {
  const [wasNeeded, setNeeded] = useState(isNeeded)
  if (isNeeded && !wasNeeded) setNeeded(true)
  return wasNeeded || isNeeded
}
