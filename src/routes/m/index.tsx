import { createFileRoute } from '@tanstack/react-router'
import { HomeSearch } from '../../features/games/lobby/lobby.search.ts'
import { HomePage } from '../-home.tsx'

export const Route = createFileRoute('/m/')({
  codeSplitGroupings: [],
  validateSearch: HomeSearch,
  component: HomePage,
})
