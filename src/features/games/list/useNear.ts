import { useAtomValue } from 'jotai'
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { isLiteAtom } from '#device/traffic/connection.ts'
import { inTurn } from '#device/idle.ts'
import { useAfterFirstUse } from '#device/useLater.ts'

export const wellInside = '-120px 0px'

/**
 * True once the element is within a screen of the viewport and its turn has come; until the first use, within the
 * viewport itself, and in lite mode well inside it.
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
