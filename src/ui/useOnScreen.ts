import { type RefObject, useEffect, useState } from 'react'

/** False once the element is known to be outside the viewport. */
export function useOnScreen(ref: RefObject<Element | null>) {
  const [isOnScreen, setOnScreen] = useState(true)
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.at(-1)?.isIntersecting ?? true),
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return isOnScreen
}
