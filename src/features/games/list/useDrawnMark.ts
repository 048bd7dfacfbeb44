import { useEffect } from 'react'

/**
 * The first time something was drawn since the page was loaded; the prerendered page may have drawn cached
 * games.
 */
function markOnce(name: 'mela:lobby' | 'mela:fresh') {
  if (performance.getEntriesByName(name).length === 0) performance.mark(name)
}

/** For a row or list: its games were drawn, from the cache or confirmed by the platform. */
export function useDrawnMark(hasGames: boolean, isCached: boolean) {
  useEffect(() => {
    if (!hasGames) return
    markOnce('mela:lobby')
    if (!isCached) markOnce('mela:fresh')
    const id = CSS.escape(window.mela.tapped ?? '')
    delete window.mela.tapped
    document.querySelector<HTMLElement>(`[data-node-id="${id}"] button`)?.click()
  }, [hasGames, isCached])
}
