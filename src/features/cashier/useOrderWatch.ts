import { useEffect, useEffectEvent } from 'react'

interface Watch {
  readonly status: string
  /** Also called at the first render: the order may have changed since the list was read. */
  readonly onMoved: () => void
}

/** Milliseconds between polls of an order that may still change. */
export const ordersEvery = 4000

export function useOrderWatch({ status, onMoved }: Watch) {
  const moved = useEffectEvent(onMoved)
  useEffect(() => moved(), [status])
}
