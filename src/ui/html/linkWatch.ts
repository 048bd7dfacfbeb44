import type { MouseEvent as ReactMouseEvent } from 'react'

const waiting = new Set<HTMLElement>()
let isWatched = false

/** Also clicks links that were held back. Returns a function that stops watching. */
export function watchLinks() {
  isWatched = true
  for (const link of waiting) link.click()
  waiting.clear()
  return () => {
    isWatched = false
  }
}

export function holdUnwatched(event: Event, link: HTMLElement) {
  if (isWatched || event.defaultPrevented) return
  event.preventDefault()
  waiting.add(link)
}

const hold = ({ nativeEvent, currentTarget }: ReactMouseEvent<HTMLElement>) =>
  holdUnwatched(nativeEvent, currentTarget)

/** Props for a link to an address of the platform: it does nothing until links are watched. */
export const held = { onClick: hold, onAuxClick: hold }
