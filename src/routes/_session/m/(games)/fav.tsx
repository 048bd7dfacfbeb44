import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { LobbySearch } from '#features/games/filter/lobby.search.ts'
import { favouritesOf } from '#features/games/own/favourites.atoms.ts'
import { vendorTypesAtom } from '#features/merchant/merchant.atoms.ts'

export const Route = createFileRoute('/_session/m/(games)/fav')({
  staticData: { title: msg`Favorites`, layout: 'lobby' },
  validateSearch: LobbySearch,
  loaderDeps: ({ search: { gameType } }) => ({ gameType }),
  loader: ({ context, deps: { gameType } }) =>
    context.preload(gameType === undefined ? favouritesOf(null) : vendorTypesAtom),
  component: lazyRouteComponent(() => import('#routes/-lists/lobby.tsx'), 'FavouritesPage'),
})
