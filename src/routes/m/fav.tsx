import { createFileRoute } from '@tanstack/react-router'
import { ListScreen } from '../../features/games/lobby/ListScreen.tsx'
import { LobbySearch } from '../../features/games/filter/lobby.search.ts'
import { requireSession } from '../../features/session/session.guard.ts'

export const Route = createFileRoute('/m/fav')({
  validateSearch: LobbySearch,
  beforeLoad: requireSession,
  component: ListPage,
})

function ListPage() {
  return <ListScreen list="FAV" gameType={Route.useSearch().gameType} />
}
