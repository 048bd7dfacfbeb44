import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { leaveWithSession } from '../features/session/session.guard.ts'
import { lenient } from '../net/searchParams.ts'

const NextSearch = v.object({ next: lenient(v.string()) })

export const Route = createFileRoute('/_guest')({
  validateSearch: NextSearch,
  beforeLoad: leaveWithSession,
})
