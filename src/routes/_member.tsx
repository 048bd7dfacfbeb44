import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../features/session/session.guard.ts'

export const Route = createFileRoute('/_member')({
  staticData: { needs: 'money' },
  beforeLoad: (entered): void => requireMember(entered),
})
