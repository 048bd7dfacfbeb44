import { createFileRoute } from '@tanstack/react-router'
import { LobbySearch } from '../../features/games/filter/lobby.search.ts'
import { LobbyPage } from './-lobby.tsx'

export const Route = createFileRoute('/m/gameLobbyCenter')({
  validateSearch: LobbySearch,
  component: LobbyPage,
})
