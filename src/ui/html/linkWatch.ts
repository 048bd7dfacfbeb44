import type { MouseEvent as Press } from 'react'

/** Links to where the platform says that were pressed before anybody watched where they lead. */
const waiting = new Set<HTMLElement>()
let isWatched = false

/** From now on every press of a link is seen; those that waited are pressed again. Returns how to stop. */
export function watchLinks() {
  isWatched = true
  for (const link of waiting) link.click()
  waiting.clear()
  return () => {
    isWatched = false
  }
}

/** Keeps a press back until links are watched. */
export function holdUnwatched(event: Event, link: HTMLElement) {
  if (isWatched || event.defaultPrevented) return
  event.preventDefault()
  waiting.add(link)
}

const hold = ({ nativeEvent, currentTarget }: Press<HTMLAnchorElement>) =>
  holdUnwatched(nativeEvent, currentTarget)

/** For a link to where the platform says: it leads nowhere until links are watched. */
export const held = { onClick: hold, onAuxClick: hold }
