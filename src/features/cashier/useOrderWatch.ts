import { useEffect, useEffectEvent, useRef } from 'react'

interface Watch {
  readonly status: string
  readonly isMoving: boolean
  readonly ask: () => void
  /** At the first look, too: it may have moved, and money with it, since the list was read. */
  readonly onMoved: (isWitnessed: boolean) => void
}

const pause = 4000

/** Looks after an order for as long as it moves and is looked at. */
export function useOrderWatch({ status, isMoving, ask, onMoved }: Watch) {
  const last = useRef<string>(null)
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) ask()
  })
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => look(), pause)
    const onShown = () => look()
    document.addEventListener('visibilitychange', onShown)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [isMoving])
  const moved = useEffectEvent(onMoved)
  useEffect(() => {
    if (last.current === status) return
    const isWitnessed = last.current !== null
    last.current = status
    moved(isWitnessed)
  }, [status])
}
