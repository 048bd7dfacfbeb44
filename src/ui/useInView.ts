import { useEffect, useRef } from 'react'

/** For something that a link led to: brought to the top, once the router has gone to the top of the page. */
export function useInView<E extends HTMLElement>(isWanted: boolean) {
  const element = useRef<E>(null)
  useEffect(() => {
    if (isWanted) element.current?.scrollIntoView({ block: 'start' })
  }, [isWanted])
  return element
}
