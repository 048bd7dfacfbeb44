import { type RefObject, useEffect, useState } from 'react'
import button from '../../ui/Button.module.css'
import { covers } from './widget.rules.ts'

const stillFor = 150

/** True while the element would lie over a primary button, or over the footer, which has what it offers; looked at when the page has come to rest. */
export function useYielding(ref: RefObject<HTMLElement | null>) {
  const [isYielding, setYielding] = useState(false)
  useEffect(() => {
    let timer = 0
    const look = () => setYielding(isInTheWay(ref.current))
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
  }, [ref])
  return isYielding
}

function isInTheWay(element: HTMLElement | null): boolean {
  const own = element?.getBoundingClientRect()
  if (!own) return false
  const firsts = document.querySelectorAll(`main .${CSS.escape(button['primary'] ?? '')}, footer`)
  return Array.from(firsts).some((one) => covers(own, one.getBoundingClientRect()))
}
