import { useCallback, useSyncExternalStore } from 'react'

const tick = 500

/** Whole seconds until a deadline on this phone's clock, updated every half second (section 9). */
export function useSecondsLeft(deadline: number): number {
  const secondsLeft = () => Math.max(0, Math.ceil((deadline - Date.now()) / 1000))
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
