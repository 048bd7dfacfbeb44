import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { LobbySearch } from '#features/games/filter/lobby.search.ts'
import { recentAtom } from '#features/games/catalogue/games.atoms.ts'
import { vendorTypesAtom } from '#features/merchant/merchant.atoms.ts'

export const Route = createFileRoute('/_session/m/(games)/recent')({
  staticData: { title: msg`Recent games`, layout: 'lobby' },
  validateSearch: LobbySearch,
  loaderDeps: ({ search: { gameType } }) => ({ gameType }),
  loader: ({ context, deps: { gameType } }) =>
    context.preload(gameType === undefined ? recentAtom : vendorTypesAtom),
  component: lazyRouteComponent(() => import('#routes/-lists/lobby.tsx'), 'RecentPage'),
})
