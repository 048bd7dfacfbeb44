import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { inTurn, rested } from '../../../device/idle.ts'

const step = 6

/** How far off, on either side of what the row shows, tiles are drawn already. */
const rootMargin = '0px 48px'

/** How many tiles of a row are drawn: those in view at once, others as the row is moved towards them, or when the page rests. */
export function useGrowing<E extends Element>(
  inView: number,
  all: number,
): [RefObject<E | null>, number] {
  const box = useRef<E>(null)
  const [drawn, setDrawn] = useState(inView)
  useEffect(() => {
    if (drawn >= all || !box.current) return
    const grow = () => startTransition(() => setDrawn(drawn + step))
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) grow()
      },
      { root: box.current.parentElement, rootMargin },
    )
    observer.observe(box.current)
    let isGone = false
    let withdraw = () => {}
    void rested().then(() => {
      if (!isGone) withdraw = inTurn(grow)
    })
    return () => {
      isGone = true
      observer.disconnect()
      withdraw()
    }
  }, [drawn, all])
  return [box, drawn]
}
