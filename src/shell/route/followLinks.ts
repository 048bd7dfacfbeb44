import type { AnyRouter } from '@tanstack/react-router'
import { holdMarked } from '#ui/html/linkWatch.ts'

/**
 * Follows the links to our pages (ui/Link.tsx), unless the click opens a new tab or window. Links of the platform
 * wait until they are watched.
 */
export function followLinks(router: AnyRouter) {
  const follow = (event: MouseEvent) => {
    holdMarked(event)
    const link = linkAt(event.target)
    if (!link || event.defaultPrevented || isForBrowser(event)) return
    event.preventDefault()
    void router.navigate({
      href: link.getAttribute('href') ?? '',
      replace: link.dataset['link'] === 'replace',
    })
  }
  document.addEventListener('click', follow)
  document.addEventListener('auxclick', holdMarked)
  return () => {
    document.removeEventListener('click', follow)
    document.removeEventListener('auxclick', holdMarked)
  }
}

export const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-link]') : null

export const isForBrowser = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey
