import { useAtomValue } from 'jotai'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { isLiteAtom } from '../../../device/connection.ts'

/** True once the element has come within a screen of the viewport; in lite mode well into it. */
export function useNear<E extends Element>(
  isNearFromStart: boolean,
): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null)
  const [isNear, setNear] = useState(isNearFromStart)
  const rootMargin = useAtomValue(isLiteAtom) ? '-120px 0px' : '600px 0px'
  useEffect(() => {
    if (isNear || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isNear, rootMargin])
  return [element, isNear]
}
