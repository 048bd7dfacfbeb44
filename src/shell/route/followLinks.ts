import type { AnyRouter } from '@tanstack/react-router'

/** Follows the links to pages of ours (ui/Link.tsx), unless the browser is asked for a tab or a window. */
export function followLinks(router: AnyRouter) {
  const follow = (event: MouseEvent) => {
    const link = linkAt(event.target)
    if (!link || event.defaultPrevented || isForBrowser(event)) return
    event.preventDefault()
    void router.navigate({
      href: link.getAttribute('href') ?? '',
      replace: link.dataset['link'] === 'replace',
    })
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}

export const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-link]') : null

export const isForBrowser = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey
