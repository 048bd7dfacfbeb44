import { createFileRoute } from '@tanstack/react-router'
import { HomeSearch } from '../../features/games/filter/lobby.search.ts'
import { HomePage, primeHome } from '../-home.tsx'

export const Route = createFileRoute('/m/index')({
  codeSplitGroupings: [],
  validateSearch: HomeSearch,
  loader: primeHome,
  component: HomePage,
})
