import { createFileRoute } from '@tanstack/react-router'
import { requireSession } from '../features/session/session.guard.ts'

/** A guest signs in first and comes back. */
export const Route = createFileRoute('/_session')({ beforeLoad: requireSession })
