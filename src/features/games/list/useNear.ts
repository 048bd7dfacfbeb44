import { useAtomValue } from 'jotai'
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { isLiteAtom } from '#device/traffic/connection.ts'
import { inTurn } from '#device/idle.ts'

export const wellInside = '-120px 0px'

/** True once the element is within a screen of the viewport (in lite mode: well inside it) and its turn has come. */
export function useNear<E extends Element>(
  isNearFromStart: boolean,
  margin = '600px 0px',
): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null)
  const [isNear, setNear] = useState(isNearFromStart)
  const rootMargin = useAtomValue(isLiteAtom) ? wellInside : margin
  useEffect(() => {
    if (isNear || !element.current) return
    let withdraw = () => {}
    const come = () => startTransition(() => setNear(true))
    const observer = new IntersectionObserver(
      (entries) => {
        withdraw()
        if (entries.at(-1)?.isIntersecting) withdraw = inTurn(come)
      },
      { rootMargin },
    )
    observer.observe(element.current)
    return () => {
      observer.disconnect()
      withdraw()
    }
  }, [isNear, rootMargin])
  return [element, isNear]
}
