import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ListScreen } from '#features/games/lobby/ListScreen.tsx'
import { LobbySearch } from '#features/games/filter/lobby.search.ts'
import { favouritesOf } from '#features/games/own/favourites.atoms.ts'
import { vendorTypesAtom } from '#features/merchant/merchant.atoms.ts'

export const Route = createFileRoute('/_session/m/(games)/fav')({
  staticData: { title: msg`Favorites`, layout: 'lobby' },
  validateSearch: LobbySearch,
  codeSplitGroupings: [['component']],
  loaderDeps: ({ search: { gameType } }) => ({ gameType }),
  loader: ({ context, deps: { gameType } }) =>
    context.preload(gameType === undefined ? favouritesOf(null) : vendorTypesAtom),
  component: () => <ListScreen list="FAV" gameType={Route.useSearch().gameType} />,
})
