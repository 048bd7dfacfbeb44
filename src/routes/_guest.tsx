import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { leaveWithSession } from '../features/session/session.guard.ts'

/** Where a player goes once signed in. */
const NextSearch = v.object({ next: v.fallback(v.optional(v.string()), undefined) })

/** Login and registration: whoever is signed in goes on to where they wanted to be. */
export const Route = createFileRoute('/_guest')({
  validateSearch: NextSearch,
  beforeLoad: leaveWithSession,
})
