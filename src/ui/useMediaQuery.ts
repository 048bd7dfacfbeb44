import { useSyncExternalStore } from 'react'

/** The rail replaces the tab bar. */
export const wideScreen = '(width >= 700px)'
/** The rail is open, and the header has the search. */
export const widestScreen = '(width >= 1080px)'
export const reducedMotion = '(prefers-reduced-motion: reduce)'

export const useMediaQuery = (query: string) =>
  useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => false,
  )
