import { useEffect, useEffectEvent, useRef } from 'react'

interface Watch {
  readonly status: string
  /** At the first look, too: it may have moved, and money with it, since the list was read. */
  readonly onMoved: (isWitnessed: boolean) => void
}

/** Milliseconds between two looks at an order that may still move. */
export const ordersEvery = 4000

/** Tells when an order has moved. */
export function useOrderWatch({ status, onMoved }: Watch) {
  const last = useRef<string>(null)
  const moved = useEffectEvent(onMoved)
  useEffect(() => {
    if (last.current === status) return
    const isWitnessed = last.current !== null
    last.current = status
    moved(isWitnessed)
  }, [status])
}
