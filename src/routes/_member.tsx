import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../features/session/session.guard.ts'

/** Money and what goes with it: for actual accounts only. */
export const Route = createFileRoute('/_member')({
  staticData: { needs: 'money' },
  beforeLoad: requireMember,
})
