import { useRouter } from '@tanstack/react-router'
import type { OverlaySearch } from './overlay.search.ts'

/** Opens and closes the search and the game's sheet in the address. A new history entry lets back close them. */
export function useOverlays() {
  const router = useRouter()
  const change = (overlays: OverlaySearch, isNew = false) =>
    void router.navigate({
      to: '.',
      search: (before) => ({ ...before, ...overlays }),
      replace: !isNew,
      resetScroll: false,
    })
  const close = (overlays: OverlaySearch) => {
    if (router.history.canGoBack()) router.history.back()
    else change(overlays)
  }
  return { change, close }
}

export function useOpenSearch() {
  const { change } = useOverlays()
  return () => change({ find: '' }, true)
}
