import { atom, useAtom } from 'jotai'
import { startTransition, useEffect } from 'react'

const atOnce = 20
const perStep = 25

/** Whoever comes back finds as many as before, and so the place where they were. */
const drawnAtom = atom(atOnce)

/** How many of a long list are drawn: a screenful first, the rest in the pauses after it. */
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
