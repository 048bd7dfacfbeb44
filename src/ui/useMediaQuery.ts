import { useSyncExternalStore } from 'react'

// 700 and 1,080 px at the usual size of text: in `em`, so that larger text gets the layout of a narrower screen.

/** The rail replaces the tab bar. */
export const wideScreen = '(width >= 43.75em)'
/** The rail is open, and the header has the search. */
export const widestScreen = '(width >= 67.5em)'
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
