import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { RecordsScreen } from '#features/records/RecordsScreen.tsx'
import { betsAtom, betFilterOf, profitAtom } from '#features/records/records.atoms.ts'
import { RecordSearch } from '#features/records/records.search.ts'
import { ModuleGate } from '#features/merchant/ModuleGate.tsx'

export const Route = createFileRoute('/_member/m/gameRecord')({
  staticData: { title: msg`Game record`, isLive: true },
  validateSearch: RecordSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    const filter = betFilterOf(deps)
    return context.preload(deps.tab === 'profit' ? profitAtom(filter) : betsAtom(filter))
  },
  component: () => (
    <ModuleGate module="MEMTRANS3">
      <RecordsScreen search={Route.useSearch()} />
    </ModuleGate>
  ),
})
