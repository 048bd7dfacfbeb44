import { atom, useAtom } from 'jotai'
import { startTransition, useEffect } from 'react'

const atOnce = 20
const perStep = 25

/** Survives unmounting: going back finds the same rows and so the scroll position. */
const drawnAtom = atom(atOnce)

/** How many items of a long list to render: a screenful first, the rest when the browser is idle. */
export function useGrowing(total: number, atLeast = 0): number {
  const [drawn, setDrawn] = useAtom(drawnAtom)
  const count = Math.min(total, Math.max(drawn, atLeast + atOnce))
  useEffect(() => {
    if (count >= total) return
    const timer = setTimeout(() => startTransition(() => setDrawn(count + perStep)))
    return () => clearTimeout(timer)
  }, [count, total, setDrawn])
  return count
}
