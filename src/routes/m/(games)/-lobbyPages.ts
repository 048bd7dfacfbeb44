import { lazyRouteComponent } from '@tanstack/react-router'
import { LobbySearch } from '#features/games/filter/lobby.search.ts'
import { vendorTypesAtom } from '#features/merchant/merchant.atoms.ts'
import type { RouterContext } from '#routes/__root.tsx'

/** Several addresses show the lobby, from one chunk. */
export const lobby = {
  validateSearch: LobbySearch,
  loader: ({ context }: { readonly context: RouterContext }) => context.preload(vendorTypesAtom),
  component: lazyRouteComponent(() => import('#routes/-lists/lobby.tsx'), 'LobbyPage'),
} as const
