const waiting = new Set<HTMLElement>()
let isWatched = false

/** Also clicks the held links again. Returns a function that stops watching. */
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

/** Props for a link to an address of the platform: it does nothing until links are watched. */
export const held = { 'data-held': '' }

/** One listener for all of them. */
export function holdMarked(event: Event) {
  const link = event.target instanceof Element && event.target.closest('a[data-held]')
  if (link instanceof HTMLElement) holdUnwatched(event, link)
}
