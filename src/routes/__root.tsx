import { Outlet, createRootRouteWithContext } from '@tanstack/react-router'
import { overlaySearch } from '#features/games/overlay/overlay.search.ts'
import type { preload } from '#net/query/preload.ts'
import { Shell } from '#shell/Shell.tsx'
import { UnknownPath, showPress } from '#shell/route/root.tsx'

export interface RouterContext {
  readonly preload: typeof preload
}

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: overlaySearch,
  beforeLoad: showPress,
  notFoundComponent: UnknownPath,
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
})
