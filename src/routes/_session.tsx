import { createFileRoute } from '@tanstack/react-router'
import { PlayerPages } from '#features/session/pages/PlayerPages.tsx'
import { requireSession } from '#features/session/session.guard.ts'

export const Route = createFileRoute('/_session')({
  component: PlayerPages,
  beforeLoad: (entered): void => requireSession(entered),
})
