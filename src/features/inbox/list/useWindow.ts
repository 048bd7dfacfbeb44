import { type RefObject, useEffect, useState } from 'react'
import { type Window, isSame, windowOf } from './window.rules.ts'

/** Renders again only when rows enter or leave. */
export function useWindow(list: RefObject<HTMLElement | null>, count: number, rowRem: number) {
  const [shown, setShown] = useState<Window>(() => measured(null, count, rowRem))
  useEffect(() => {
    const look = () => {
      const next = measured(list.current, count, rowRem)
      setShown((now) => (isSame(now, next) ? now : next))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [list, count, rowRem])
  return shown
}

/** Before its first layout, the list is assumed to start at the top of the page. */
function measured(list: HTMLElement | null, count: number, rowRem: number): Window {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  const above = list ? -list.getBoundingClientRect().top : scrollY
  return windowOf({ above, height: innerHeight, row: rowRem * rem, count })
}
