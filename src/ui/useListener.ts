import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/**
 * For an element that only delegates events: a listener in JSX would require a role. Added before the element is
 * painted.
 */
export function useListener<Type extends keyof HTMLElementEventMap>(
  target: RefObject<HTMLElement | null>,
  type: Type,
  handle: (event: HTMLElementEventMap[Type]) => void,
) {
  const onEvent = useEffectEvent(handle)
  useLayoutEffect(() => {
    const element = target.current
    if (!element) return
    const listener = (event: HTMLElementEventMap[Type]) => onEvent(event)
    element.addEventListener(type, listener)
    return () => element.removeEventListener(type, listener)
  }, [target, type])
}
