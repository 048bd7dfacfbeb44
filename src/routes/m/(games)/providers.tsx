import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ProvidersScreen } from '#features/games/providers/ProvidersScreen.tsx'
import { ProvidersSearch } from '#features/games/filter/lobby.search.ts'
import { vendorTypesAtom } from '#features/merchant/merchant.atoms.ts'

export const Route = createFileRoute('/m/(games)/providers')({
  staticData: { title: msg`Game providers`, layout: 'band' },
  validateSearch: ProvidersSearch,
  codeSplitGroupings: [['component']],
  loader: ({ context }) => context.preload(vendorTypesAtom),
  component: () => <ProvidersScreen search={Route.useSearch()} />,
})
