import type { AnyRouter } from '@tanstack/react-router'
import { linkAt } from './followLinks.ts'

/** Milliseconds; a pointer that only passes over a link loads nothing. */
const delay = 50

/** Loads the page of a link as soon as a finger, the pointer or the focus is on it. */
export function preloadLinks(router: AnyRouter) {
  let link: HTMLAnchorElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const preload = (href: string) =>
    void router.preloadRoute({ to: undefined, href }).catch(() => undefined)
  const onIntent = ({ type, target }: Event) => {
    const next = linkAt(target)
    if (next === link) return
    link = next
    clearTimeout(timer)
    const href = link?.getAttribute('href')
    if (!href) return
    if (type === 'touchstart') preload(href)
    else timer = setTimeout(preload, delay, href)
  }
  const listening = new AbortController()
  for (const type of ['mouseover', 'focusin', 'touchstart'])
    document.addEventListener(type, onIntent, { signal: listening.signal, passive: true })
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}
