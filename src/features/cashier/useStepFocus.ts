import { useEffect, useRef } from 'react'

/** A step begins at its heading, for eyes and for screen readers; null is no step of its own. */
export function useStepFocus(step: string | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (step !== null) heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}
