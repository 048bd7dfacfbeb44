import { createFileRoute } from '@tanstack/react-router'
import { ListScreen } from '../../features/games/lobby/ListScreen.tsx'
import { requireSession } from '../../features/session/session.guard.ts'

export const Route = createFileRoute('/m/recent')({
  beforeLoad: requireSession,
  component: () => <ListScreen list="RECENT" />,
})
