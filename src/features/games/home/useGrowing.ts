import { type RefObject, startTransition, useEffect, useState } from 'react'

const step = 6

/** Tiles this close to the visible part of the row are drawn in advance. */
const rootMargin = '0px 48px'

/**
 * How many tiles of a row to draw: the visible ones at once, those that come into view, and all, a few at a time, once
 * the returned function is called.
 */
export function useGrowing(
  list: RefObject<HTMLElement | null>,
  inView: number,
  all: number,
): [drawn: number, growAll: () => void] {
  const [drawn, setDrawn] = useState(inView)
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    if (drawn >= all || !list.current) return
    const grow = () => startTransition(() => setDrawn(drawn + step))
    if (isWhole) return grow()
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) grow()
      },
      { root: list.current, rootMargin },
    )
    for (const missing of [...list.current.children].slice(drawn)) observer.observe(missing)
    return () => observer.disconnect()
  }, [list, drawn, all, isWhole])
  return [drawn, () => setWhole(true)]
}
