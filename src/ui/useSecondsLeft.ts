import { useCallback, useSyncExternalStore } from 'react'

const tick = 500

/** Milliseconds. No wait is longer, unless the phone’s clock has been set back since it began. */
const longestWait = 3_600_000

/** Whole seconds until a deadline on this phone's clock, updated every half second (section 9). */
export function useSecondsLeft(deadline: number): number {
  const secondsLeft = () => {
    const left = deadline - Date.now()
    return left > longestWait + tick ? 0 : Math.max(0, Math.ceil(left / 1000))
  }
  const listen = useCallback(
    (retell: () => void) => {
      if (deadline <= Date.now()) return () => undefined
      const ticking = setInterval(() => {
        retell()
        if (deadline <= Date.now()) clearInterval(ticking)
      }, tick)
      return () => clearInterval(ticking)
    },
    [deadline],
  )
  return useSyncExternalStore(listen, secondsLeft)
}
