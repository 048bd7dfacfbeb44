import { useEffect, useRef } from 'react'

/** Scrolls the target of a link to the top, after the router has reset the scroll position. */
export function useInView<E extends HTMLElement>(isWanted: boolean) {
  const element = useRef<E>(null)
  useEffect(() => {
    if (isWanted) element.current?.scrollIntoView({ block: 'start' })
  }, [isWanted])
  return element
}
