import { type RefObject, useEffect, useRef } from 'react'
import { useListener } from '../../../ui/useListener.ts'

const deafness = 300

/** For its first 300 ms a part does not hear clicks: the tap that opened it may land twice (section 9). */
export function useIgnoredClicks(part: RefObject<HTMLElement | null>) {
  const since = useRef(Infinity)
  useEffect(() => {
    since.current = performance.now()
  }, [])
  useListener(part, 'click', (event) => {
    if (performance.now() - since.current >= deafness) return
    event.preventDefault()
    event.stopPropagation()
  })
}
