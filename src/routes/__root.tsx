import { Outlet, createRootRouteWithContext } from '@tanstack/react-router'
import { overlaySearch } from '#features/games/overlay/overlay.search.ts'
import type { preload } from '#net/query/preload.ts'
import { Shell } from '#shell/Shell.tsx'
import { UnknownPath } from '#shell/route/RouteError.tsx'
import { showPress } from '#shell/route/showPress.ts'

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
