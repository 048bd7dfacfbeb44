import { type ParsedLocation, useLocation, useRouter } from '@tanstack/react-router'
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import type { OverlaySearch } from './overlay.search.ts'

/** The URL of the page onto which this history entry was pushed; null after Back, Forward or a page load. */
export type PageBelow = RefObject<string | null>

const none: OverlaySearch = { find: undefined, card: undefined }
const stepsTo = ({ find, card }: OverlaySearch) =>
  find === undefined || card === undefined ? [{ find, card }] : [{ find }, { find, card }]

/**
 * A visitor who arrives at a URL with a search or a sheet gets a history entry for the page below it, so that it
 * closes in place.
 */
export function usePageBelow(below: PageBelow) {
  const router = useRouter()
  const here = useLocation()
  const put = useEffectEvent((overlays: OverlaySearch, isNew: boolean, isOverPage = isNew) => {
    void router.navigate({
      to: '.',
      search: (before) => ({ ...before, ...none, ...overlays }),
      hash: true,
      state: isOverPage ? { isOverPage } : {},
      replace: !isNew,
      resetScroll: false,
      ignoreBlocker: true,
    })
    router.history.flush()
  })
  const arrive = useEffectEvent(({ search, state }: ParsedLocation<OverlaySearch>) => {
    const { find, card } = search
    if ((find ?? card) === undefined || state.isOverPage) return
    const page = router.buildLocation({
      to: '.',
      search: (before) => ({ ...before, ...none }),
      hash: true,
    })
    if (below.current === page.href) return put({ find, card }, false, true)
    put(none, false)
    for (const step of stepsTo(search)) put(step, true)
  })
  // Runs before the overlay is visible and can be left.
  useLayoutEffect(() => arrive(here), [here])
}
