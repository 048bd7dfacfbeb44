import { useEffect, useRef } from 'react'

/** A new step begins at its heading, for eyes and for screen readers; the first one leaves the focus alone. */
export function useStepFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [step])
  return heading
}
