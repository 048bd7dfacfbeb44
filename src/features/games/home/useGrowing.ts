import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

const step = 6

/** How far off, on either side of what the row shows, tiles are drawn already. */
const rootMargin = '0px 240px'

/** How many tiles of a row are drawn: those in view at once, others as the box of the first that is not comes near. */
export function useGrowing<E extends Element>(
  inView: number,
  all: number,
): [RefObject<E | null>, number] {
  const box = useRef<E>(null)
  const [drawn, setDrawn] = useState(inView)
  useEffect(() => {
    if (drawn >= all || !box.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) startTransition(() => setDrawn(drawn + step))
      },
      { root: box.current.parentElement, rootMargin },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [drawn, all])
  return [box, drawn]
}
