import { useEffect, useEffectEvent, useRef } from 'react'

interface Watch {
  readonly status: string
  /** Also called at the first render (`isWitnessed` false): the order may have changed since the list was read. */
  readonly onMoved: (isWitnessed: boolean) => void
}

/** Milliseconds between polls of an order that may still change. */
export const ordersEvery = 4000

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
