import { useEffect, useRef } from 'react'

/** Focuses the heading of a new step, for keyboards and screen readers; null for no step. */
export function useStepFocus(step: string | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (step !== null) heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}
