import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { inTurn, rested } from '../../../device/idle.ts'

const step = 6

/** Tiles this close to the visible part of the row are drawn in advance. */
const rootMargin = '0px 48px'

/** How many tiles of a row to draw: the visible ones at once, more as the row is scrolled or the page is idle. */
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
