import { Outlet, createRootRouteWithContext } from '@tanstack/react-router'
import type { prime } from '../net/prime.ts'

export interface RouterContext {
  readonly prime: typeof prime
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => <Outlet />,
})
