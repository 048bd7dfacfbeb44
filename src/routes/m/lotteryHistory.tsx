import { createFileRoute } from '@tanstack/react-router'
import { HistoryScreen } from '../../features/lottery/HistoryScreen.tsx'
import { HistorySearch } from '../../features/lottery/history.search.ts'
import { requireSession } from '../../features/session/session.guard.ts'

export const Route = createFileRoute('/m/lotteryHistory')({
  validateSearch: HistorySearch,
  beforeLoad: ({ search, location }) => {
    if (search.tab === 'tickets') requireSession({ location })
  },
  component: HistoryPage,
})

function HistoryPage() {
  return <HistoryScreen search={Route.useSearch()} />
}
