import { createFileRoute } from '@tanstack/react-router'
import { requireSession } from '../features/session/session.guard.ts'

export const Route = createFileRoute('/_session')({
  beforeLoad: (entered): void => requireSession(entered),
})
