import { createFileRoute } from '@tanstack/react-router'
import { ListScreen } from '../../features/games/lobby/ListScreen.tsx'

export const Route = createFileRoute('/m/hot')({
  component: () => <ListScreen list="HOT" />,
})
