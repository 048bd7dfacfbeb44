import { createFileRoute } from '@tanstack/react-router'
import { LobbySearch } from '../../features/games/filter/lobby.search.ts'
import { SlotsPage } from './-lobby.tsx'

export const Route = createFileRoute('/m/slotsCenter')({
  validateSearch: LobbySearch,
  component: SlotsPage,
})
