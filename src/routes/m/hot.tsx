import { createFileRoute } from '@tanstack/react-router'
import { ListScreen } from '../../features/games/lobby/ListScreen.tsx'
import { LobbySearch } from '../../features/games/filter/lobby.search.ts'

export const Route = createFileRoute('/m/hot')({
  validateSearch: LobbySearch,
  component: ListPage,
})

function ListPage() {
  return <ListScreen list="HOT" gameType={Route.useSearch().gameType} />
}
