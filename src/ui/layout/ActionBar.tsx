import { type ReactNode, useEffect, useRef } from 'react'
import css from './ActionBar.module.css'

/** The button of a form, visible while the form is: above the tab bar, and above the keyboard. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const lift = () => bar.current?.style.setProperty('--keyboard', `${coveredBy(seen)}px`)
    const listening = new AbortController()
    for (const type of ['resize', 'scroll'])
      seen.addEventListener(type, lift, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  return (
    <div ref={bar} className={css.bar}>
      {children}
    </div>
  )
}

/** Pixels at the foot of the page under a keyboard that does not resize it (iOS); 0 while the page is zoomed. */
function coveredBy({ height, offsetTop, scale }: VisualViewport): number {
  const page = document.documentElement.clientHeight
  return scale === 1 ? Math.max(0, Math.round(page - height - offsetTop)) : 0
}
