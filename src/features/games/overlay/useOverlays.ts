import { useRouter } from '@tanstack/react-router'
import type { OverlaySearch } from './overlay.search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The previous history entry is the same page without this search or sheet, so that Back closes it in place. */
    readonly isOverPage?: true
  }
}

/** Opens and closes the search and the game's sheet in the address. A new history entry lets back close them. */
export function useOverlays() {
  const router = useRouter()
  const change = (overlays: OverlaySearch, isNew = false) =>
    void router.navigate({
      to: '.',
      search: (before) => ({ ...before, ...overlays }),
      state: (before) => (isNew || before.isOverPage ? { isOverPage: true } : {}),
      replace: !isNew,
      resetScroll: false,
    })
  const close = (overlays: OverlaySearch) => {
    if (router.history.location.state.isOverPage) router.history.back()
    else change(overlays)
  }
  return { change, close }
}

export function useOpenSearch() {
  const { change } = useOverlays()
  return () => change({ find: '' }, true)
}
