import { useLayoutEffect } from 'react'

let holders = 0

function hold(change: 1 | -1) {
  holders += change
  document.documentElement.toggleAttribute('data-foot-taken', holders > 0)
}

/** Takes the foot of the screen above the tab bar: what floats there gives way, so that two layers are the most. */
export function useFoot(isTaken: boolean) {
  useLayoutEffect(() => {
    if (!isTaken) return
    hold(1)
    return () => hold(-1)
  }, [isTaken])
}
