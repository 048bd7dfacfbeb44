import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ListScreen } from '#features/games/lobby/ListScreen.tsx'
import { LobbySearch } from '#features/games/filter/lobby.search.ts'
import { recentAtom } from '#features/games/catalogue/games.atoms.ts'
import { vendorTypesAtom } from '#features/merchant/merchant.atoms.ts'

export const Route = createFileRoute('/_session/m/(games)/recent')({
  staticData: { title: msg`Recent games`, layout: 'lobby' },
  validateSearch: LobbySearch,
  codeSplitGroupings: [['component']],
  loaderDeps: ({ search: { gameType } }) => ({ gameType }),
  loader: ({ context, deps: { gameType } }) =>
    context.preload(gameType === undefined ? recentAtom : vendorTypesAtom),
  component: () => <ListScreen list="RECENT" gameType={Route.useSearch().gameType} />,
})
