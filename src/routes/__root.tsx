import { Outlet, createRootRouteWithContext } from '@tanstack/react-router'
import { BalanceChip } from '../features/wallet/BalanceChip.tsx'
import type { prime } from '../net/prime.ts'
import { Shell } from '../shell/Shell.tsx'
import { UnknownPath } from '../shell/UnknownPath.tsx'

export interface RouterContext {
  readonly prime: typeof prime
}

export const Route = createRootRouteWithContext<RouterContext>()({
  notFoundComponent: UnknownPath,
  component: () => (
    <Shell balance={<BalanceChip />}>
      <Outlet />
    </Shell>
  ),
})
