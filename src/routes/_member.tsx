import { createFileRoute } from '@tanstack/react-router'
import { PlayerPages } from '#features/session/pages/PlayerPages.tsx'
import { requireMember } from '#features/session/session.guard.ts'

export const Route = createFileRoute('/_member')({
  staticData: { needs: 'money' },
  component: PlayerPages,
  beforeLoad: (entered): void => requireMember(entered),
})
