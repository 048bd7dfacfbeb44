import { type RefObject, useEffect, useState } from 'react'
import button from '#ui/button/Button.module.css'
import { covers } from './covers.rules.ts'

const stillFor = 150

/** True while the element would cover a primary button or a match of `also`. Measured once scrolling has stopped. */
export function useYielding(ref: RefObject<HTMLElement | null>, also?: string) {
  const [isYielding, setYielding] = useState(false)
  useEffect(() => {
    let timer = 0
    const look = () => setYielding(isInTheWay(ref.current, also))
    const lookSoon = () => {
      clearTimeout(timer)
      timer = window.setTimeout(look, stillFor)
    }
    lookSoon()
    addEventListener('scroll', lookSoon, { passive: true })
    addEventListener('resize', lookSoon)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', lookSoon)
      removeEventListener('resize', lookSoon)
    }
  }, [ref, also])
  return isYielding
}

function isInTheWay(element: HTMLElement | null, also: string | undefined): boolean {
  const own = element?.getBoundingClientRect()
  if (!own) return false
  const primary = `main .${CSS.escape(button['primary'] ?? '')}`
  const firsts = document.querySelectorAll(also ? `${primary}, ${also}` : primary)
  return Array.from(firsts).some((one) => covers(own, one.getBoundingClientRect()))
}
