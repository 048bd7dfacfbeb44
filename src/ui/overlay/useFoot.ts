import { useLayoutEffect } from 'react'

let holders = 0

function hold(change: 1 | -1) {
  holders += change
  document.documentElement.toggleAttribute('data-foot-taken', holders > 0)
}

/**
 * Reserves the foot of the screen above the tab bar: floating elements there move aside, so that at most two layers
 * overlap.
 */
export function useFoot(isTaken: boolean) {
  useLayoutEffect(() => {
    if (!isTaken) return
    hold(1)
    return () => hold(-1)
  }, [isTaken])
}
