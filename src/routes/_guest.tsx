import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { leaveWithSession } from '../features/session/session.guard.ts'

const NextSearch = v.object({ next: v.fallback(v.optional(v.string()), undefined) })

export const Route = createFileRoute('/_guest')({
  validateSearch: NextSearch,
  beforeLoad: leaveWithSession,
})
