import { type RefObject, useEffect, useRef } from 'react'
import { useListener } from '#ui/useListener.ts'

const duration = 300

/** Ignores clicks for 300 ms: the tap that opened this part may be a double tap (section 9). */
export function useIgnoredClicks(part: RefObject<HTMLElement | null>) {
  const since = useRef(Infinity)
  useEffect(() => {
    since.current = performance.now()
  }, [])
  useListener(part, 'click', (event) => {
    if (performance.now() - since.current >= duration) return
    event.preventDefault()
    event.stopPropagation()
  })
}
