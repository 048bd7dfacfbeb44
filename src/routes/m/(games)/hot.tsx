import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { LobbySearch } from '#features/games/filter/lobby.search.ts'
import { hotPagesAtom } from '#features/games/catalogue/games.atoms.ts'

export const Route = createFileRoute('/m/(games)/hot')({
  staticData: { title: msg`Hot games`, layout: 'lobby' },
  validateSearch: LobbySearch,
  loader: ({ context }) => context.preload(hotPagesAtom),
  component: lazyRouteComponent(() => import('#routes/-lists/lobby.tsx'), 'HotPage'),
})
