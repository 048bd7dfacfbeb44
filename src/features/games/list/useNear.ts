import { useAtomValue } from 'jotai'
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { isLiteAtom } from '#device/traffic/connection.ts'
import { inTurn } from '#device/idle.ts'
import { useAfterFirstUse } from '#device/useLater.ts'

export const wellInside = '-120px 0px'

/**
 * True once the element is within a screen of the viewport and its turn has come. Until the first use of the page it
 * must be in the viewport itself, in lite mode well inside it.
 */
export function useNear<E extends Element>(
  isNearFromStart: boolean,
  margin?: string,
): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null)
  const [isNear, setNear] = useState(isNearFromStart)
  const isUsed = useAfterFirstUse()
  const isLite = useAtomValue(isLiteAtom)
  const rootMargin = isLite ? wellInside : (margin ?? (isUsed ? '600px 0px' : '0px'))
  useEffect(() => {
    if (isNear || !element.current) return
    return whenInView(element.current, { rootMargin }, () => startTransition(() => setNear(true)))
  }, [isNear, rootMargin])
  return [element, isNear]
}

/** Runs a callback when an element comes into view and its turn has come. Returns a function that cancels it. */
export function whenInView(element: Element, view: IntersectionObserverInit, run: () => void) {
  let cancel = () => {}
  const observer = new IntersectionObserver((entries) => {
    cancel()
    if (entries.at(-1)?.isIntersecting) cancel = inTurn(run)
  }, view)
  observer.observe(element)
  return () => {
    observer.disconnect()
    cancel()
  }
}
