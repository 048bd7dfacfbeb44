import { createFileRoute } from '@tanstack/react-router'
import { ProvidersScreen } from '../../features/games/providers/ProvidersScreen.tsx'
import { ProvidersSearch } from '../../features/games/providers/providers.search.ts'

export const Route = createFileRoute('/m/providers')({
  validateSearch: ProvidersSearch,
  component: ProvidersPage,
})

function ProvidersPage() {
  return <ProvidersScreen search={Route.useSearch()} />
}
