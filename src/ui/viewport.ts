import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'

const root = document.documentElement

function watchCover(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(root, { attributeFilter: ['data-covered'] })
  return () => observer.disconnect()
}

const isCovered = () => 'covered' in root.dataset

/** False once the element is known to be outside the viewport, and while a dialog covers the page. */
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
  return !useSyncExternalStore(watchCover, isCovered) && isOnScreen
}

/** Scrolls the target of a link to the top, after the router has reset the scroll position. */
export function useInView<E extends HTMLElement>(isWanted: boolean) {
  const element = useRef<E>(null)
  useEffect(() => {
    if (isWanted) element.current?.scrollIntoView({ block: 'start' })
  }, [isWanted])
  return element
}
