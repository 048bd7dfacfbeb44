import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ListScreen } from '#features/games/lobby/ListScreen.tsx'
import { LobbySearch } from '#features/games/filter/lobby.search.ts'
import { hotPagesAtom } from '#features/games/catalogue/games.atoms.ts'

export const Route = createFileRoute('/m/(games)/hot')({
  staticData: { title: msg`Hot games`, layout: 'lobby' },
  validateSearch: LobbySearch,
  codeSplitGroupings: [['component']],
  loader: ({ context }) => context.preload(hotPagesAtom),
  component: () => <ListScreen list="HOT" gameType={Route.useSearch().gameType} />,
})
