import { createFileRoute } from '@tanstack/react-router'
import { LobbyScreen } from '../../features/games/lobby/LobbyScreen.tsx'
import { LobbySearch } from '../../features/games/lobby/lobby.search.ts'

export const Route = createFileRoute('/m/gameCenter')({
  validateSearch: LobbySearch,
  component: LobbyPage,
})

function LobbyPage() {
  return <LobbyScreen search={Route.useSearch()} hasSections />
}
