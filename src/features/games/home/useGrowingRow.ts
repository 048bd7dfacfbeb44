import { type RefObject, startTransition, useEffect, useState } from 'react'
import { inTurn } from '#device/idle.ts'
import { whenInView } from '#features/games/list/useNear.ts'

/** As many tiles as a slow phone draws within a frame or two. */
const step = 6

/** Tiles this close to the visible part of the row are drawn in advance. */
const rootMargin = '0px 48px'

/**
 * How many tiles of a row to draw, a few at a time: `atOnce`, then the visible ones, those that come into view, and
 * all once the returned function is called.
 */
export function useGrowingRow(
  list: RefObject<HTMLElement | null>,
  {
    atOnce,
    inView,
    all,
  }: { readonly atOnce: number; readonly inView: number; readonly all: number },
): [drawn: number, growAll: () => void] {
  const [drawn, setDrawn] = useState(atOnce)
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    if (drawn >= all || !list.current) return
    const grow = () => startTransition(() => setDrawn(drawn + step))
    if (isWhole || drawn < inView) return inTurn(grow)
    const firstMissing = list.current.children[drawn]
    return firstMissing && whenInView(firstMissing, { root: list.current, rootMargin }, grow)
  }, [list, drawn, inView, all, isWhole])
  return [drawn, () => setWhole(true)]
}
