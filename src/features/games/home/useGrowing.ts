import { startTransition, useEffect, useState } from 'react'
import { inTurn } from '../../../device/idle.ts'

const step = 6

/** How many tiles of a row are drawn: those in view at once, the others a few at a time. */
export function useGrowing(inView: number, all: number) {
  const [drawn, setDrawn] = useState(inView)
  useEffect(() => {
    if (drawn < all) return inTurn(() => startTransition(() => setDrawn(drawn + step)))
  }, [drawn, all])
  return Math.min(drawn, all)
}
