import { type ReactNode, useEffect, useRef } from 'react'
import css from './ActionBar.module.css'

/**
 * The button of a form, visible while the form is: above the tab bar, and above the keyboard. If large text makes it
 * higher than a quarter of the screen, it is at the end of the form instead.
 */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const seen = window.visualViewport
    const element = bar.current
    if (!seen || !element) return
    let screen = { width: 0, height: 0 }
    const lift = () => {
      element.style.setProperty('--keyboard', `${coveredBy(seen)}px`)
      screen = withoutKeyboard(screen)
      element.toggleAttribute('data-tall', 4 * element.offsetHeight > screen.height)
    }
    const grown = new ResizeObserver(lift)
    grown.observe(element)
    const listening = new AbortController()
    for (const type of ['resize', 'scroll'])
      seen.addEventListener(type, lift, { signal: listening.signal })
    return () => {
      listening.abort()
      grown.disconnect()
    }
  }, [])
  return (
    <div ref={bar} className={css.bar} data-keep-clear>
      {children}
    </div>
  )
}

/** A keyboard reduces the height of the window, but not its width. */
const withoutKeyboard = ({ width, height }: { width: number; height: number }) => ({
  width: innerWidth,
  height: width === innerWidth ? Math.max(height, innerHeight) : innerHeight,
})

/** Pixels at the foot of the page under a keyboard that does not resize it (iOS); 0 while the page is zoomed. */
function coveredBy({ height, offsetTop, scale }: VisualViewport): number {
  const page = document.documentElement.clientHeight
  return scale === 1 ? Math.max(0, Math.round(page - height - offsetTop)) : 0
}
