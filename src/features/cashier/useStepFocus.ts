import { useEffect, useRef } from 'react'

/**
 * Focuses the heading of a new step, for keyboards and screen readers; null means no step. A refused field keeps the
 * focus.
 */
export function useStepFocus(step: string | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const isRefused = document.activeElement?.matches('[aria-invalid=true]') === true
    if (step !== null && !isRefused) heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}
